import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { buildCopy, changeFiles, copyProject, packedQuickly } from '#tests/helpers/site-copy.ts'
import { readSource } from '#tests/helpers/sources.ts'
import {
  follow,
  markedDictionary,
  newField,
  newLanguage,
  newOffering,
  newPage,
  offeringFolder,
} from './developer-recipes.ts'
import { siteFaults } from './owner-copy.ts'

const root = copyProject()
for (const recipe of [newOffering, offeringFolder, newPage, newField, newLanguage]) follow(root, recipe)
writeFileSync(`${root}/site/i18n/de.json`, markedDictionary(root))
changeFiles(root, packedQuickly)
await buildCopy(root)

const page = (file: string) => readFileSync(`${root}/dist/client/${file}`, 'utf8')

/** True or false, since a whole page in a failure's message helps nobody. */
const says = (file: string, text: string) => page(file).includes(text)

/** How often a page has a text outside its scripts and head. */
const count = (html: string, text: string) => html.slice(html.indexOf('<body')).split(text).length - 1

test.each([
  ['an offering', Object.keys(newOffering).length],
  ['a page', Object.keys(newPage).length],
  ['a text field of the contact form', Object.keys(newField).length],
  // The dictionary is made from the English one.
  ['a language', Object.keys(newLanguage).length + 1],
])('%s needs the %d files that CONTRIBUTING names', (recipe, files) => {
  expect(readSource('CONTRIBUTING.md')).toMatch(new RegExp(`^\\| ${recipe} \\| ${files}: `, 'm'))
})

describe('a new offering, page, field and language', () => {
  test('compile', { timeout: 300_000 }, async () => {
    const tsc = `${root}/node_modules/.bin/tsc`
    const { stdout } = await promisify(execFile)(tsc, ['--noEmit', '--skipLibCheck'], {
      cwd: root,
    }).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  })

  test('show the offering on every surface', () => {
    const home = page('it/index.html')
    // Header, panel, footer, cell; the section and its link to the form.
    expect(count(home, 'href="/it#till"')).toBeGreaterThanOrEqual(4)
    expect(home.includes('<section id="till"')).toBe(true)
    expect(home.includes('contact?subject=till')).toBe(true)
    expect(says('it/contact/index.html', 'value="till"')).toBe(true)
    expect(readFileSync(`${root}/content/releases.schema.json`, 'utf8')).toContain('"till"')
    expect(says('en/index.html', 'The receipt starts here.')).toBe(true)
  })

  test('give the page an address in every language and in the sitemap', () => {
    expect(says('it/about/index.html', 'Chi siamo noi')).toBe(true)
    expect(says('about/index.html', 'About us')).toBe(true)
    expect(says('sitemap.xml', '/de/about<')).toBe(true)
  })

  test('ask for the field on the form, in each language', () => {
    expect(says('it/contact/index.html', 'name="city"')).toBe(true)
    expect(says('it/contact/index.html', 'Città')).toBe(true)
    expect(says('en/contact/index.html', 'Town')).toBe(true)
  })

  test('make the third language complete and leave the others unchanged', () => {
    expect(says('de/index.html', '<html lang="de"')).toBe(true)
    expect(says('index.de.html', '<html lang="de"')).toBe(true)
    expect(says('index.html', '<html lang="en"')).toBe(true)
    expect(says('lawyers/index.html', '<html lang="en"')).toBe(true)
    const words = JSON.parse(readFileSync(`${root}/site/i18n/de.json`, 'utf8'))
    expect(says('de/lawyers/index.html', words['lawyers.hero.title'] ?? '')).toBe(true)
    expect(says('it/index.html', 'Deutsch')).toBe(true)
    // The owner's texts without German are marked with their own language.
    expect(/<p [^>]*lang="en"/.test(page('de/menudigitale/index.html'))).toBe(true)
    expect(/hreflang="de"/i.test(page('it/index.html'))).toBe(true)
  })

  test('pass all checks of a site', async () => {
    expect(await siteFaults(root)).toEqual([])
  })
})
