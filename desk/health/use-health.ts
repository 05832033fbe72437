import { useLoaded } from '../ui/use-loaded.ts'
import type { Health } from './routes.ts'

/** Asks the mail server too, which may take seconds: what is being saved does not wait for it. */
export const useHealth = () => useLoaded<Health>('/desk/api/health', 'slow')
