/** Bytes of the end record without its comment, and of the longest comment. */
const endSize = 22
const longestComment = 65_535
const endMark = Buffer.from('PK\x05\x06')
const headSize = 46
/** No real document has more; bounds the work for a hostile file. */
const mostEntries = 10_000

/** Reads only the central directory (APPNOTE.TXT §4.3.12, §4.3.16): scanning a hostile file takes 0.1 s. */
export function hasZipEntry(content: Buffer, start: string): boolean {
  if (content.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return false
  const tail = Math.max(0, content.length - endSize - longestComment)
  const found = content.subarray(tail).lastIndexOf(endMark)
  const end = tail + found
  if (found < 0 || end + endSize > content.length) return false
  const entries = Math.min(content.readUInt16LE(end + 10), mostEntries)
  // Relative to the end, since a program prepended to the ZIP shifts all absolute offsets.
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
