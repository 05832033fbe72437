import { readFileSync } from 'node:fs'
import type { CSSOptions } from 'vite'
import { brandShades, type CoverColours, coverShades } from './brand-shades.ts'
import { brandSetting } from './logos.ts'

type CssPlugin = Extract<
  NonNullable<Extract<CSSOptions['postcss'], object>['plugins']>[number],
  { postcssPlugin: string }
>

export function coverColours(root: string): CoverColours {
  const colour = brandSetting(root, 'brand.colour')
  if (colour) return coverShades(colour)
  const css = readFileSync(`${import.meta.dirname}/../../app/styles/tokens.css`, 'utf8')
  const [, light, dark] = /--cover: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/.exec(css) ?? []
  if (!light || !dark) throw new Error('app/styles/tokens.css has no --cover.')
  return { light, dark }
}

export function brandColour(root: string): CssPlugin[] {
  const colour = brandSetting(root, 'brand.colour')
  if (!colour) return []
  const shades = brandShades(colour)
  return [
    {
      postcssPlugin: 'brand-colour',
      Declaration(declaration) {
        const isToken = declaration.source?.input.file?.endsWith('tokens.css')
        // Tokens that refer to other tokens need no change.
        if (!isToken || declaration.value.includes('var(')) return
        declaration.value = shades.get(declaration.prop) ?? declaration.value
      },
    },
  ]
}
