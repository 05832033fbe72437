import { lazySection } from '#app/components/lazy/lazy-section.ts'

/** Prerendered on every page; hydrated like lazy sections. */
export const sidePanel = lazySection('side-panel', () => import('./side-panel/side-panel.tsx'))
export const footer = lazySection('footer', () => import('./footer/footer.tsx'))
