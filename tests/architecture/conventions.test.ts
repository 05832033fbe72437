import { describe, expect, test } from 'vitest'
import { pages } from '#content/pages.ts'
import { longest } from '#tests/helpers/longest-first.ts'
import { filesOf, readSource } from '#tests/helpers/sources.ts'

const code = filesOf(['{app,content,scripts,server,shared,tests}/**/*.{ts,tsx,mjs,css}', '*.ts'])
// Views that only tests render are never published.
const views = filesOf('app/**/*.tsx').filter((file) => !file.endsWith('.view.test.tsx'))

describe('files', () => {
  test('have at most 250 lines, nine in ten at most 150, half at most 80', () => {
    const lengths = code.map((file) => ({ file, lines: readSource(file).trimEnd().split('\n').length }))
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
    const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(150)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80)
  })

  test('have kebab-case names other than index, utils, misc, helpers and common', () => {
    const wrong = code.filter((file) => {
      const name = file.split('/').at(-1) ?? ''
      const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name)
      return !isKebab || /^(index|utils?|misc|helpers?|common)\./.test(name)
    })
    expect(wrong).toEqual([])
  })

  test('contain no @ts-ignore comments and no TODO notes', () => {
    const marks = /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX|HACK)\b/
    const wrong = code.filter((file) => !file.endsWith('conventions.test.ts') && marks.test(readSource(file)))
    expect(wrong).toEqual([])
  })

  test('spread no object or array literals', () => {
    const literal = /\.\.\.\{|\.\.\.\[[^[\]]*\](?!\s*\.)/
    expect(code.filter((file) => literal.test(readSource(file)))).toEqual([])
  })
})

test('font sizes and line heights are not in px, except in two fixed-size drawings', () => {
  const sheets = filesOf('app/**/*.css')
  const inPixels = /\bfont-size: [\d.]+px|\bfont:\s[^;]*\d(px) ?\/|\bline-height: \d+px/
  // A stamp is a picture, and the panel’s tiles are as wide as the specification has them.
  const drawn = ['app/components/stamp/stamp.module.css', 'app/layout/side-panel/side-panel.module.css']
  expect(sheets.filter((file) => inPixels.test(readSource(file)))).toEqual(drawn.sort())
})

test('the test files to start first exist', () => {
  expect(code).toEqual(expect.arrayContaining(longest))
})

test('test files that share modules do not call vi.mock', () => {
  const inNode = code.filter((file) => /(?<!\.(browser|full|mocked|service))\.test\.ts$/.test(file))
  expect(inNode.length).toBeGreaterThan(50)
  expect(inNode.filter((file) => /^vi\.(do)?[mM]ock\(/m.test(readSource(file)))).toEqual([])
})

describe('pages', () => {
  test.for(pages.map((page) => page.id))('%s has a page module that exports Page', (id) => {
    const [file = ''] = filesOf([`app/pages/${id}/${id}.tsx`, `app/products/**/${id}-page.tsx`])
    expect(readSource(file)).toMatch(/export (function Page\b|const { Page, sections } = toolPage\()/)
  })

  test('have no folder without a row in content/pages.ts', () => {
    const folders = new Set(filesOf('app/pages/*/*').map((file) => file.split('/')[2]))
    const known: readonly string[] = pages.map((page) => page.id)
    expect([...folders].filter((id) => !known.includes(id ?? ''))).toEqual([])
  })
})

describe('views', () => {
  test('contain no raw href="/…"', () => {
    const raw = /\bhref=(["']|\{\s*["'`])\/(?!\/)/
    expect(views.filter((file) => raw.test(readSource(file)))).toEqual([])
  })

  test('contain no style attribute and no raw HTML, which the CSP forbids', () => {
    const raw = /\bstyle=|dangerouslySetInnerHTML|\.innerHTML\b/
    expect(views.filter((file) => raw.test(readSource(file)))).toEqual([])
  })

  test('contain no literal text, only dictionary keys', () => {
    // Examples are never published.
    const seen = views.filter((file) => !/^app\/examples\/|\.examples\.tsx$/.test(file))
    const text = />\s*[A-Za-zÀ-ú]{3,}[^<>{}=;()]*<\//
    expect(seen.filter((file) => text.test(readSource(file)))).toEqual([])
  })
})
