/** Its last record, without a comment, and the longest comment that may follow. */
const endSize = 22
const longestComment = 65_535
const endMark = Buffer.from('PK\x05\x06')
const headSize = 46
/** More than any document has: whoever sends more has us walk for nothing. */
const mostEntries = 10_000

/**
 * Whether a ZIP has an entry whose name begins so. Only its directory is read, which stands at its end (APPNOTE.TXT
 * §4.3.12 and §4.3.16); to look through the whole content would take a tenth of a second for what is made for that.
 */
export function hasZipEntry(content: Buffer, start: string): boolean {
  if (content.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return false
  const tail = Math.max(0, content.length - endSize - longestComment)
  const found = content.subarray(tail).lastIndexOf(endMark)
  const end = tail + found
  if (found < 0 || end + endSize > content.length) return false
  const entries = Math.min(content.readUInt16LE(end + 10), mostEntries)
  // Counted from its end: a program before the ZIP moves all that is counted from the beginning.
  let at = end - content.readUInt32LE(end + 12)
  for (let index = 0; index < entries && at >= 0 && at + headSize <= end; index++) {
    if (content.readUInt32LE(at) !== 0x02014b50) return false
    const nameLength = content.readUInt16LE(at + 28)
    const name = at + headSize
    if (content.subarray(name, Math.min(name + start.length, name + nameLength)).toString('latin1') === start)
      return true
    at = name + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return false
}
