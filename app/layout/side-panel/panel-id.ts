export const panelId = 'side-panel'
