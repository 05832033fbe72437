import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { Examples } from '#app/examples/example.ts'
import { ExampleStates } from '#app/examples/examples-page.tsx'
import { languages } from '#shared/locale.ts'
import { axeOptionsIn } from '#tests/helpers/axe.ts'
import { axeFindings } from './axe-findings.ts'
import { renderView } from './render-view.tsx'

const modules = import.meta.glob<{ examples: Examples }>(
  ['/app/**/*.examples.tsx', '!/app/**/entry.examples.tsx'],
  { eager: true },
)
const looks = languages.flatMap((lang) => [false, true].map((dark) => ({ lang, dark })))

test.for(looks)(
  'no component’s examples have axe findings or exceed 320 px ($lang, dark: $dark)',
  async (look) => {
    await commands.setLook(look)
    await renderView(
      <>
        <h1>Examples</h1>
        {Object.values(modules).map(({ examples }) => (
          <ExampleStates key={examples.component} of={examples} />
        ))}
      </>,
      { lang: look.lang },
    )
    for (const width of [1280, 320]) {
      await page.viewport(width, 800)
      const { scrollWidth, clientWidth } = document.documentElement
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
      expect(await axeFindings(axeOptionsIn[look.dark ? 'dark' : 'light']), `${width} px`).toEqual([])
    }
  },
)
