import { type ComponentType, useState } from 'react'
import { useLoaded } from '../lazy/use-loaded.ts'
import { showError } from '../toaster/show-error.ts'

/** Its code loads when it is opened; a failure shows a toast. */
export function useLazyDisclosure<Props>(load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false)
  const Content = useLoaded(load, isOpen, showError)
  return { Content, isOpen, toggle: () => setOpen(!isOpen) }
}
