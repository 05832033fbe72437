import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of the project and what a developer makes of it; '' is a file that was not there. */
export type Recipe = Readonly<Record<string, (text: string) => string>>

const inDictionary =
  (added: Record<string, string>) =>
  (text: string): string => {
    const words: Record<string, string> = { ...JSON.parse(text), ...added }
    // With its keys in order.
    return `${JSON.stringify(words, Object.keys(words).sort(), 2)}\n`
  }

const before = (mark: string, added: string) => (text: string) => text.replace(mark, `${added}${mark}`)

const tillWords = (name: string, hint: string) =>
  inDictionary({
    'home.tools.till': hint,
    'offering.till.hint': hint,
    'offering.till.name': name,
    'panel.other.till': hint,
    'panel.till': name,
    'till.title': hint,
  })

/** An offering on every surface: header, panel, footer, home's section and cell, contact. */
export const newOffering: Recipe = {
  'content/offerings.ts': before(
    "  {\n    id: 'home',",
    `  {
    id: 'till',
    target: { page: 'home', anchor: 'till' },
    header: { menu: 'ecosystem', group: 'shop' },
    panel: true,
    footer: true,
    contact: true,
    cell: { order: 5, columns: 12 },
    accent: 'till',
    icon: 'receipt',
  },
`,
  ),
  'site/i18n/it.json': tillWords('Cassa', 'Lo scontrino parte da qui.'),
  'site/i18n/en.json': tillWords('Till', 'The receipt starts here.'),
}

/** The offering's folder. */
export const offeringFolder: Recipe = {
  'app/products/till/colours.css': () =>
    '@layer tokens {\n  [data-accent="till"] {\n    --accent: light-dark(#0a5a6b, #7fd6e8);\n    --ground: light-dark(#0a5a6b, #073f4b);\n  }\n}\n',
  'app/products/till/till-cell.tsx': () => 'export function CellDrawing() {\n  return <b>12,50</b>\n}\n',
  'app/products/till/till-section.tsx': () =>
    `import { SiteLink } from '#app/components/link/site-link.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { ProductHead } from '#app/products/product-page/product-head.tsx'

export function Section() {
  const { t } = usePageContext()
  return (
    <section id="till" data-accent="till">
      <ProductHead id="till" title="till.title" />
      <SiteLink to={{ page: 'contact' }} query="subject=till">
        {t('home.part.quote')}
      </SiteLink>
    </section>
  )
}
`,
}

const aboutWords = (title: string, text: string) =>
  inDictionary({
    'about.text': text,
    'about.title': title,
    'meta.about.description': text,
    'meta.about.title': title,
  })

/** A page of the site's own. */
export const newPage: Recipe = {
  'content/pages.ts': before("  { id: 'notfound'", "  { id: 'about', path: '/about', indexed: true },\n"),
  'app/entry/page-modules.ts': before(
    '  notfound:',
    "  about: () => import('#app/pages/about/about.tsx'),\n",
  ),
  'app/pages/about/about.tsx': () =>
    `import { usePageContext } from '#app/platform/page-context.ts'
import styles from './about.module.css'

export function Page() {
  const { t } = usePageContext()
  return (
    <section id="bannerTop" className={styles.about}>
      <h1>{t('about.title')}</h1>
      <p className="lead">{t('about.text')}</p>
    </section>
  )
}
`,
  'app/pages/about/about.module.css': () => '@layer pages {\n  .about {\n    padding-block: 40px;\n  }\n}\n',
  'site/i18n/it.json': aboutWords('Chi siamo noi', 'Due righe su chi risponde.'),
  'site/i18n/en.json': aboutWords('About us', 'Two lines on who answers.'),
}

const cityWords = (label: string, long: string) =>
  inDictionary({ 'contact.city': label, 'fault.city.long': long, 'mail.field.city': label })

export const newField: Recipe = {
  'shared/contact-fields.ts': before(
    "  {\n    name: 'message',",
    `  {
    name: 'city',
    kind: 'text',
    column: 'city',
    longest: 80,
    words: { form: 'contact.city', mail: 'mail.field.city' },
    faults: { long: 'fault.city.long' },
    control: {},
  },
`,
  ),
  'server/contact-store/migrations.ts': before(
    ']\n\n/** Runs in a transaction',
    "  [`ALTER TABLE requests ADD COLUMN city TEXT NOT NULL DEFAULT ''`],\n",
  ),
  'site/i18n/it.json': cityWords('Città', 'Il nome della città è troppo lungo.'),
  'site/i18n/en.json': cityWords('Town', 'The name of the town is too long.'),
}

/** A third language, as marks on the English text. */
export const newLanguage: Recipe = {
  'content/languages.ts': (text) =>
    before(
      "  {\n    tag: 'en',",
      `  {
    tag: 'de',
    region: 'de-DE',
    name: 'Deutsch',
    price: { decimal: ',', thousands: '.', euro: 'after' },
  },
`,
    )(
      text
        .replace(
          'import type english from',
          "import type german from '#site/i18n/de.json'\nimport type english from",
        )
        .replace('{ it: typeof italian;', '{ de: typeof german; it: typeof italian;'),
    ),
}

/** Marks every text, so that what is still English in the third language would be seen. */
export function markedDictionary(root: string): string {
  const english: Record<string, string> = JSON.parse(readFileSync(join(root, 'site/i18n/en.json'), 'utf8'))
  const marked = Object.entries(english).map(([key, text]) => [key, `·${text}·`])
  return `${JSON.stringify(Object.fromEntries(marked), null, 2)}\n`
}

/** Follows a recipe in a copy of the project; throws where a step changes nothing. */
export function follow(root: string, recipe: Recipe) {
  for (const [path, change] of Object.entries(recipe)) {
    const file = join(root, path)
    const old = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const text = change(old)
    if (text === old) throw new Error(`The recipe changes nothing in ${path}.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
