/** Fetches the viewer's code; asked for again at every call, which the browser answers from its own memory. */
export function loadViewer() {
  return import('#app/components/image-viewer/image-viewer.tsx')
}
