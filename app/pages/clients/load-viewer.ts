export function loadViewer() {
  return import('#app/components/image-viewer/image-viewer.tsx')
}
