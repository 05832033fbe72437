/**
 * The extension check of the specification (§5): dots are removed from the comma-separated list, the comparison is
 * exact and case-sensitive, nothing is trimmed. `extension` comes without its dot.
 */
export function isExtensionAllowed(extension: string, allowed: string): boolean {
  return allowed.replaceAll('.', '').split(',').includes(extension)
}

/** What follows the last dot of a file's name; empty without one. */
export function fileExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot < 0 ? '' : fileName.slice(dot + 1)
}
