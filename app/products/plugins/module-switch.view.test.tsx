import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderView } from '#tests/components/render-view.tsx'
import { words } from '#tests/helpers/words.ts'
import { ModuleSwitch } from './module-switch.tsx'

const t = words('it')

test.for([true, false])("the switch has contrast to its product's colour (on: %s)", async (isOn) => {
  await renderView(
    <div data-accent="plugins" style={{ background: 'var(--accent)', color: 'rgb(255, 255, 255)' }}>
      <ModuleSwitch isOn={isOn} toggle={() => {}} />
    </div>,
  )
  const knob = page.getByRole('switch', { name: t('plugins.switch') }).element().firstElementChild
  if (!knob) throw new Error('no knob')
  expect(getComputedStyle(knob).borderTopColor).toBe('rgb(255, 255, 255)')
  const { backgroundColor, boxShadow } = getComputedStyle(knob, '::after')
  expect(isOn ? boxShadow : backgroundColor).toContain('rgb(255, 255, 255)')
})
