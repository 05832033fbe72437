import { saveFile } from '#app/platform/save-file.ts'
import { stripAccents } from '#shared/accents.ts'
import { codeSvg, type Modules, quietZone } from '#shared/code-svg.ts'

/** In pixels: enough to print a poster. */
const leastWidth = 1200

export function saveSvg(modules: Modules, name: string) {
  saveFile(new Blob([codeSvg(modules)], { type: 'image/svg+xml' }), `${fileName(name)}.svg`)
}

export async function savePng(modules: Modules, name: string) {
  const side = modules.length + 2 * quietZone
  const scale = Math.ceil(leastWidth / side)
  const canvas = document.createElement('canvas')
  canvas.width = side * scale
  canvas.height = side * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#0b1b33'
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect((x + quietZone) * scale, (y + quietZone) * scale, scale, scale)
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser makes no PNG.')
  saveFile(blob, `${fileName(name)}.png`)
}

/** Letters, digits and hyphens only: `menu-trattoria-da-nives`. */
function fileName(name: string) {
  const plain = stripAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain ? `menu-${plain}` : 'menu'
}
