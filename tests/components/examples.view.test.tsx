import { describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Examples } from '#app/examples/example.ts'
import { ExampleStates } from '#app/examples/examples-page.tsx'
import { languages } from '#shared/locale.ts'
import { axeOptionsIn } from '#tests/helpers/axe-options.ts'
import { axeFindings } from './axe-findings.ts'
import { renderView } from './render-view.tsx'

const modules = import.meta.glob<{ examples: Examples }>(
  ['/app/**/*.examples.tsx', '!/app/**/entry.examples.tsx'],
  {
    eager: true,
  },
)
const looks = languages.flatMap((lang) => [false, true].map((dark) => ({ lang, dark })))

describe.for(Object.values(modules))('$examples.component', ({ examples }) => {
  test.for(looks)('has no axe findings and fits 320 px ($lang, dark: $dark)', async ({ lang, dark }) => {
    const options = axeOptionsIn[dark ? 'dark' : 'light']
    await commands.setLook({ dark })
    await page.viewport(1280, 800)
    await renderView(
      <>
        <h1>Examples</h1>
        <ExampleStates of={examples} />
      </>,
      { lang },
    )
    expect(await axeFindings(options)).toEqual([])
    await page.viewport(320, 640)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    expect(await axeFindings(options)).toEqual([])
  })
})
