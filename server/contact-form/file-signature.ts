type Test = (content: Buffer) => boolean

const bytes =
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
    bytes('PK\x03\x04')(content) &&
    content.subarray(30, 200).includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`)

/** ZIP entries have their names uncompressed, those of OOXML start with the folder of the application. */
const ooxml =
  (folder: string): Test =>
  (content) =>
    bytes('PK\x03\x04')(content) && content.includes(`${folder}/`)

const jpeg = bytes('\xff\xd8\xff')
const tiff = either(bytes('II*\0'), bytes('MM\0*'))
const oldOffice = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
const heif = both(bytes('ftyp', 4), either(bytes('hei', 8), bytes('mif1', 8), bytes('msf1', 8)))

/** UTF-16 with a byte order mark, or UTF-8 or Windows-1252 without control characters. */
const text: Test = (content) =>
  bytes('\xff\xfe')(content) ||
  bytes('\xfe\xff')(content) ||
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
  png: bytes('\x89PNG\r\n\x1a\n'),
  gif: either(bytes('GIF87a'), bytes('GIF89a')),
  webp: both(bytes('RIFF'), bytes('WEBP', 8)),
  avif: both(bytes('ftyp', 4), either(bytes('avif', 8), bytes('avis', 8))),
  docx: ooxml('word'),
  xlsx: ooxml('xl'),
  pptx: ooxml('ppt'),
  odt: odf('text'),
  ods: odf('spreadsheet'),
  zip: bytes('PK'),
  txt: text,
  csv: text,
  md: text,
  json: text,
  ics: text,
  vcf: text,
}

const program = either(
  bytes('MZ'),
  bytes('\x7fELF'),
  bytes('#!'),
  bytes('\xcf\xfa\xed\xfe'),
  bytes('\xca\xfe\xba\xbe'),
)

/** Extensions without a rule, which the owner may allow in the settings, pass unless it is a program. */
export function isContentOf(extension: string, content: Uint8Array): boolean {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const test = tests[extension.toLowerCase()]
  return !program(buffer) && (!test || test(buffer))
}
