type Test = (content: Buffer) => boolean

const startsWith =
  (...bytes: number[]): Test =>
  (content) =>
    content.subarray(0, bytes.length).equals(Buffer.from(bytes))

const ascii =
  (text: string, offset = 0): Test =>
  (content) =>
    content.subarray(offset, offset + text.length).toString('latin1') === text

const either =
  (...tests: Test[]): Test =>
  (content) =>
    tests.some((test) => test(content))

const both =
  (...tests: Test[]): Test =>
  (content) =>
    tests.every((test) => test(content))

/** The uncompressed `mimetype` entry must come first (OpenDocument 1.3, part 2, §3.3). */
const odf =
  (kind: string): Test =>
  (content) =>
    ascii('PK\x03\x04')(content) &&
    content.subarray(30, 200).includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`)

/** ZIP entries have their names uncompressed, those of OOXML start with the folder of the application. */
const ooxml =
  (folder: string): Test =>
  (content) =>
    ascii('PK\x03\x04')(content) && content.includes(`${folder}/`)

const jpeg = startsWith(0xff, 0xd8, 0xff)
const tiff = either(startsWith(0x49, 0x49, 0x2a, 0), startsWith(0x4d, 0x4d, 0, 0x2a))
const oldOffice = startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const heif = both(ascii('ftyp', 4), either(ascii('hei', 8), ascii('mif1', 8), ascii('msf1', 8)))

/** UTF-16 with a byte order mark, or UTF-8 or Windows-1252 without control characters. */
const text: Test = (content) =>
  startsWith(0xff, 0xfe)(content) ||
  startsWith(0xfe, 0xff)(content) ||
  // As a pattern over letters, 5 MB take a few milliseconds; as a function called for each byte, a tenth of a second.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  !/[\x00-\x08\x0b\x0e-\x1f]/.test(content.toString('latin1'))

const tests: Readonly<Record<string, Test>> = {
  // Readers accept a PDF whose header stands anywhere in the first kilobyte.
  pdf: (content) => content.subarray(0, 1024).includes('%PDF-'),
  jpg: jpeg,
  jpeg,
  tif: tiff,
  tiff,
  doc: oldOffice,
  xls: oldOffice,
  ppt: oldOffice,
  heic: heif,
  heif,
  png: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  gif: either(ascii('GIF87a'), ascii('GIF89a')),
  webp: both(ascii('RIFF'), ascii('WEBP', 8)),
  avif: both(ascii('ftyp', 4), either(ascii('avif', 8), ascii('avis', 8))),
  docx: ooxml('word'),
  xlsx: ooxml('xl'),
  pptx: ooxml('ppt'),
  odt: odf('text'),
  ods: odf('spreadsheet'),
  zip: startsWith(0x50, 0x4b),
  txt: text,
  csv: text,
  md: text,
  json: text,
  ics: text,
  vcf: text,
}

const program = either(
  ascii('MZ'),
  ascii('\x7fELF'),
  ascii('#!'),
  startsWith(0xcf, 0xfa, 0xed, 0xfe),
  startsWith(0xca, 0xfe, 0xba, 0xbe),
)

/** Extensions without a rule, which the owner may allow in the settings, pass unless it is a program. */
export function isContentOf(extension: string, content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const test = tests[extension.toLowerCase()]
  return !program(bytes) && (!test || test(bytes))
}
