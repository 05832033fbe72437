/** The specification's check (§5): exact, case-sensitive, untrimmed. `extension` has no dot. */
export function isExtensionAllowed(extension: string, allowed: string): boolean {
  return allowed.replaceAll('.', '').split(',').includes(extension)
}

export function fileExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot < 0 ? '' : fileName.slice(dot + 1)
}
