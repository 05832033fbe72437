import { laterSection } from '#app/components/later/later-section.ts'

/** The parts of every page that are read before they are used: they wake as the later sections of a page do. */
export const sidePanel = laterSection('side-panel', () => import('./side-panel/side-panel.tsx'))
export const footer = laterSection('footer', () => import('./footer/footer.tsx'))
