import { lazySection } from '#app/components/lazy/lazy-section.ts'

/** The parts of every page that are read before they are used: they wake as the lazy sections of a page do. */
export const sidePanel = lazySection('side-panel', () => import('./side-panel/side-panel.tsx'))
export const footer = lazySection('footer', () => import('./footer/footer.tsx'))
