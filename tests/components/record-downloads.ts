import { vi } from 'vitest'

/** Records files offered for download instead of saving them, until the mocks are restored. */
export function recordDownloads() {
  const files: { name: string; blob: Promise<Blob> }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: fetch(this.href).then((answer) => answer.blob()) })
  })
  return files
}
