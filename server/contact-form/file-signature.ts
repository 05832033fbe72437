type Test = (content: Buffer) => boolean

const bytes =
  (text: string, offset = 0): Test =>
  (content) =>
    content.subarray(offset, offset + text.length).toString('latin1') === text

/** ZIP entries have their names uncompressed, those of OOXML start with the folder of the application. */
const ooxml =
  (folder: string): Test =>
  (content) =>
    bytes('PK\x03\x04')(content) && content.includes(`${folder}/`)

const jpeg = bytes('\xff\xd8\xff')

/** UTF-16 with a byte order mark, or UTF-8 or Windows-1252 without control characters. */
const text: Test = (content) =>
  bytes('\xff\xfe')(content) ||
  bytes('\xfe\xff')(content) ||
  // As a pattern over letters, 5 MB take a few milliseconds; as a function called for each byte, a tenth of a second.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  !/[\x00-\x08\x0b\x0e-\x1f]/.test(content.toString('latin1'))

/** The kinds that the site is shipped with. */
const tests: Readonly<Record<string, Test>> = {
  // Readers accept a PDF whose header stands anywhere in the first kilobyte.
  pdf: (content) => content.subarray(0, 1024).includes('%PDF-'),
  jpg: jpeg,
  jpeg,
  png: bytes('\x89PNG\r\n\x1a\n'),
  webp: (content) => bytes('RIFF')(content) && bytes('WEBP', 8)(content),
  docx: ooxml('word'),
  xlsx: ooxml('xl'),
  txt: text,
  csv: text,
}

const programs = ['MZ', '\x7fELF', '#!', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe'].map((mark) => bytes(mark))

/** Others, which the owner may allow in the settings, pass unless they are programs. */
export function isContentOf(extension: string, content: Uint8Array): boolean {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const test = tests[extension.toLowerCase()]
  return !programs.some((program) => program(buffer)) && (!test || test(buffer))
}
