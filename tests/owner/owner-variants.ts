import { eachLanguage, type Language, languages } from '#shared/locale.ts'
import { changeFiles } from '#tests/helpers/site-copy.ts'
import { specifiedLabels, specifiedNames } from '#tests/shipped/specified-labels.ts'
import { guideExamples } from './guide-examples.ts'
import type { Owner, OwnerJson, Row } from './owner-copy.ts'

const lists: readonly OwnerJson[] = ['clients', 'releases', 'modules', 'events', 'people', 'terms', 'claims']

export const longBrand = 'Ferramenta e Casalinghi Fratelli Rossi I'

const company = {
  'company.kind': 'company',
  'company.name': 'Rossi Software S.r.l.',
  'company.form': 'S.r.l. unipersonale, soggetta a direzione e coordinamento',
  'company.address': 'Via Quattro Novembre 118/bis, 54033 Marina di Carrara di Massa e Carrara (MS)',
  'company.vat': 'IT 12345678903',
  'company.register': 'Registro delle imprese della Toscana Nord-Ovest, MS-123456',
  'company.capital': '€ 1.250.000,00 interamente versato',
  'company.rea': 'MS-123456',
  'company.shareholder': 'Unico socio',
  'company.liquidation': 'In liquidazione',
  'company.parent': 'Soggetta a direzione e coordinamento di Casalinghi Riuniti S.p.A.',
  'company.email': 'amministrazione@ferramenta-casalinghi-fratelli-rossi.example',
  'company.pec': 'ferramenta-casalinghi-fratelli-rossi@pec.fratellirossi.example',
  'company.phone': '+39 0187 000000',
  'contact.recipient': 'ordini@ferramenta-casalinghi-fratelli-rossi.example',
  'privacy.host': 'Server Bianchi S.r.l.',
  'privacy.host.country': 'IT',
  'privacy.host.safeguard': 'clauses',
  'privacy.host.days': '365',
  'privacy.backup.days': '365',
  'privacy.mail': 'Posta Elettronica della Costa Apuana S.p.A.',
  'privacy.mail.country': 'GB',
  'privacy.mail.safeguard': 'adequacy',
  'visits.count': '1',
}

const pictured = { 'brand.logo': 'images/logo.svg', 'brand.icon': 'images/icon.png' }

/** Every example of the guide at once, with long texts. */
export async function fillEverything(owner: Owner) {
  owner.set('brand.name', longBrand)
  for (const [key, value] of Object.entries(company)) owner.set(key, value)
  for (const [key, file] of Object.entries(pictured)) {
    owner.set(key, file)
    await owner.addLogo(file)
  }
  for (const { file, row } of guideExamples()) {
    const name = ownerFile(file)
    // Hours are in the people's file, in a list of their own.
    if (name === 'people' && 'opens' in row) owner.edit(name, (rows) => [...rows, row], 'hours')
    else if (name === 'terms') owner.edit(name, (rows) => completed(rows, row))
    else owner.edit(name, (rows) => [row, ...rows])
    for (const picture of pictures(row)) await owner.addPicture(picture)
  }
  // The README's recipe: Reservations is turned on.
  changeFiles(owner.root, {
    'content/offerings.ts': (text) =>
      text.replace("id: 'reservations',", "id: 'reservations', target: { page: 'contact' },"),
  })
  const isShort = (key: string) => key in specifiedLabels || key in specifiedNames
  owner.say((text, key, lang) => (isShort(key) ? text : longer(text, lang)))
  for (const name of lists) owner.edit(name, (rows) => rows.map(longerRow))
}

/** A product has one row: the guide says to complete it. */
function completed(rows: readonly Row[], added: Row): readonly Row[] {
  return rows.map((row) => (row.offering === added.offering ? { ...row, ...added } : row))
}

/** A site without settings and with empty lists. */
export function emptyEverything(owner: Owner) {
  for (const { key } of owner.rows('settings')) owner.set(String(key), null)
  owner.set('brand.name', 'Io')
  for (const name of lists) owner.edit(name, () => [])
  owner.edit('people', () => [], 'hours')
}

function ownerFile(file: string): OwnerJson {
  const name = lists.find((one) => file === `${one}.json`)
  if (!name) throw new Error(`The guide names ${file}, which is no file of the owner's.`)
  return name
}

function pictures({ images, picture }: Row): string[] {
  const all = [...(Array.isArray(images) ? images : []), ...(picture ? [picture] : [])]
  return all.map(({ file }) => String(file))
}

/** The row with longer texts in both languages. */
function longerRow(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      isText(value) ? eachLanguage((lang) => longer(value[lang], lang)) : value,
    ]),
  )
}

function isText(value: unknown): value is Record<Language, string> {
  return typeof value === 'object' && value !== null && languages.every((lang) => lang in value)
}

/** Words of one to eleven letters that lengthen a sentence without a fault of grammar that would matter here. */
const fillers: Partial<Record<Language, readonly string[]>> & { en: readonly string[] } = {
  it: ['e', 'qui', 'oggi', 'anche', 'sempre', 'davvero', 'con calma', 'per davvero', 'ogni giorno'],
  en: ['a', 'too', 'here', 'today', 'always', 'in fact', 'with care', 'every day'],
}

/** The text, 30 per cent longer; places such as `{{name}}` stay as they are. */
function longer(text: string, lang: Language): string {
  let missing = Math.ceil(text.replace(/\{\{\w+\}\}/g, '').length * 0.3)
  const end = /[.!?…:]*$/.exec(text)?.[0] ?? ''
  let body = text.slice(0, text.length - end.length)
  for (let turn = 0; missing > 0; turn++) {
    const words = fillers[lang] ?? fillers.en
    const fitting = words.filter((word) => word.length < missing)
    const word = fitting[(fitting.length - 1 + turn) % fitting.length] ?? words[0] ?? ''
    body += ` ${word}`
    missing -= word.length + 1
  }
  return body + end
}
