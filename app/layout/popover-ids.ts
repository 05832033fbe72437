export const navId = 'site-nav'
export const panelId = 'side-panel'
