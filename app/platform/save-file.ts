/** Hands the visitor a file that was made in the page. */
export function saveFile(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser reads it after the click; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
