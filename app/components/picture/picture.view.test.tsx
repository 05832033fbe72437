import { expect, test } from 'vitest'
import { renderView } from '#tests/components/render-view.tsx'
import { Picture } from './picture.tsx'

const picture = { name: 'a-1', fingerprint: '0a1b2c3d', width: 1600, height: 1200, color: '#0b1b33' }
const image = () => document.querySelector('img')

test('has alternative text, size and both formats, and loads lazily unless it is among the first', async () => {
  const { redraw } = await renderView(<Picture of={picture} alt="Una vetrina" sizes="50vw" />)
  const { alt, width, height, sizes, src, srcset, loading } = image() ?? new Image()
  expect({ alt, sizes, loading }).toEqual({ alt: 'Una vetrina', sizes: '50vw', loading: 'lazy' })
  expect([image()?.getAttribute('width'), image()?.getAttribute('height')]).toEqual(['1600', '1200'])
  expect([width > 0, height > 0]).toEqual([true, true])
  expect(src).toMatch(/\.webp$/)
  expect(srcset).toContain('.webp')
  expect(document.querySelector('source')?.getAttribute('type')).toBe('image/avif')
  expect(document.querySelector('source')?.srcset).toContain('.avif')
  await redraw(<Picture of={picture} alt="Una vetrina" sizes="50vw" eager />)
  expect(image()?.hasAttribute('loading')).toBe(false)
})
