import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { pageAssets, pageModule, shownAssets } from './page-assets.ts'
import { className, splitStyle } from './split-style.ts'

const root = ownFolder()
mkdirSync(`${root}/dist/client/assets`, { recursive: true })
for (const name of ['shell', 'contact', 'form', 'lawyers', 'entry', 'panel', 'footer'])
  writeFileSync(`${root}/dist/client/assets/${name}.css`, `\n.${name}{}\n`)

/** The entry imports every page, directly or not; the contact page imports `form` later, which imports both. */
const manifest = {
  'app/entry/entry.client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shell.js'],
    dynamicImports: ['app/pages/contact/contact.tsx', 'app/entry/after-hydration.ts'],
    css: ['assets/entry.css'],
  },
  'app/entry/after-hydration.ts': {
    file: 'assets/after-hydration.js',
    dynamicImports: ['app/products/lawyers/lawyers-page.tsx'],
  },
  'app/entry/defer-layout.ts': { file: 'assets/fresh.js', isEntry: true },
  'app/entry/load-after-paint.ts': { file: 'assets/load-after-paint.js', isEntry: true },
  'app/styles/print.css': { file: 'assets/print.css', isEntry: true },
  '_shell.js': { file: 'assets/shell.js', imports: ['_react.js'], css: ['assets/shell.css'] },
  '_react.js': { file: 'assets/react.js' },
  'app/pages/contact/contact.tsx': {
    file: 'assets/contact.js',
    imports: ['_shell.js', '_words.js'],
    dynamicImports: ['app/contact/form/contact-form.tsx'],
    css: ['assets/contact.css'],
  },
  '_words.js': { file: 'assets/words.js' },
  'app/contact/form/contact-form.tsx': {
    file: 'assets/form.js',
    imports: ['app/entry/entry.client.tsx', 'app/entry/after-hydration.ts', '_shell.js'],
    css: ['assets/form.css'],
  },
  'app/products/lawyers/lawyers-page.tsx': { file: 'assets/lawyers.js', css: ['assets/lawyers.css'] },
  'app/layout/side-panel/side-panel.tsx': { file: 'assets/panel.js', css: ['assets/panel.css'] },
  'app/layout/footer/footer.tsx': { file: 'assets/footer.js', css: ['assets/footer.css'] },
  'generated/fonts/plus-jakarta-sans.woff2': { file: 'assets/upright.woff2' },
}

test('pageAssets has the page’s own scripts and styles, with the styles of prerendered lazy parts', () => {
  expect(pageAssets(root, manifest, 'contact')).toEqual({
    sheets: ['.entry{}', '.contact{}', '.shell{}', '.form{}', '.panel{}', '.footer{}'],
    sheetFiles: ['entry', 'contact', 'shell', 'form', 'panel', 'footer'].map((name) => `/assets/${name}.css`),
    aroundFiles: ['/assets/panel.css', '/assets/footer.css'],
    font: '/assets/upright.woff2',
    print: '/assets/print.css',
    fresh: '/assets/fresh.js',
    loadAfterPaint: '/assets/load-after-paint.js',
    entry: '/assets/entry.js',
    module: '/assets/contact.js',
    modules: ['/assets/shell.js', '/assets/react.js', '/assets/contact.js', '/assets/words.js'],
  })
})

test('shownAssets keeps the page’s own sheets and those of the layout that its HTML uses', () => {
  const sheets = ['.page_unseen{}', '.panel_tile{}', '.panel_answer{}', '.panel_loose,p{}']
  const sheetFiles = ['/page.css', '/tile.css', '/answer.css', '/loose.css']
  const assets = {
    ...pageAssets(root, manifest, 'contact'),
    sheets,
    sheetFiles,
    aroundFiles: sheetFiles.slice(1),
  }
  const html = '<a class="go panel_tile"></a><p class="panel_loose"></p>'
  expect(shownAssets(assets, html)).toEqual({
    ...assets,
    sheets: ['.page_unseen{}', '.panel_tile{}', '.panel_loose,p{}'],
    sheetFiles: ['/page.css', '/tile.css', '/loose.css'],
  })
})

test('a page without imports has its own module beside those of the entry', () => {
  expect(pageAssets(root, manifest, 'lawyers')).toMatchObject({
    sheets: ['.entry{}', '.lawyers{}', '.panel{}', '.footer{}'],
    modules: ['/assets/shell.js', '/assets/react.js', '/assets/lawyers.js'],
  })
})

test('pageModule finds pages and product pages', () => {
  expect(pageModule(manifest, 'contact')).toBe('app/pages/contact/contact.tsx')
  expect(pageModule(manifest, 'lawyers')).toBe('app/products/lawyers/lawyers-page.tsx')
})

test('pageAssets names a missing module or chunk', () => {
  expect(() => pageAssets(root, manifest, 'home')).toThrow("The build has no module of the page 'home'.")
  const { '_words.js': _, ...without } = manifest
  expect(() => pageAssets(root, without, 'contact')).toThrow("The build has no '_words.js'.")
})

const global = '.icon{a:b}'
const hero = '@layer pages{.home-hero_title{c:d}.icon{e:f}}'
const tent = '@layer pages{.tent_card{g:h}.icon{i:j}}'
const html = '<svg class="icon"></svg><h1 class="home-hero_title lead">…</h1>'

test('splitStyle puts the sheets of the first part first, in their order', () => {
  expect(splitStyle([global, tent, hero], html)).toEqual({
    first: `${global}\n${hero}`,
    later: tent,
  })
})

test('a global class needs no module’s sheet', () => {
  expect(splitStyle([tent], '<svg class="icon"></svg>').first).toBe('')
})

test('a class name with the same prefix is another class', () => {
  expect(splitStyle([tent], '<p class="tent_card-2">').later).toBe(tent)
})

const project = process.cwd()
const nameOf = className(project)

test('a class name has folder, file and local name', () => {
  expect(nameOf('title', `${project}/app/pages/home/hero.module.css`)).toBe('home-hero_title')
  expect(nameOf('bar', `${project}/app/components/header/header.module.css?used`)).toBe('header_bar')
  expect(nameOf('drop', `${project}/app/components/header/header-menu.module.css`)).toBe('header-menu_drop')
})

test('class names are unique over all modules', () => {
  const names = globSync('app/**/*.module.css', { cwd: project }).flatMap((file) => {
    const css = readFileSync(`${project}/${file}`, 'utf8')
    const classes = new Set(css.match(/(?<=\.)[a-z][\w-]*/gi))
    return [...classes].map((name) => nameOf(name, `${project}/${file}`))
  })
  expect(names.length).toBeGreaterThan(100)
  expect(new Set(names).size).toBe(names.length)
})
