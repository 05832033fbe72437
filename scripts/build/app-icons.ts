import { writeFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { iconDrawing } from './icon-drawing.ts'

export async function buildAppIcons(root: string) {
  const { svg, ground: background } = await iconDrawing(root)
  writeFileSync(`${root}/dist/client/favicon.svg`, svg)
  const draw = (size: number) => sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size)
  const save = async (name: string, picture: Sharp) =>
    writeFileSync(`${root}/dist/client/${name}`, await picture.png({ palette: true }).toBuffer())
  await save('apple-touch-icon.png', draw(180))
  for (const size of [192, 512]) {
    await save(`icon-${size}.png`, draw(size))
    // Maskable icons may be cropped to a circle of 80 %, so the icon is inset and its corners are square.
    const inset = Math.round(size * 0.16)
    const margin = { top: inset, bottom: inset, left: inset, right: inset, background }
    await save(
      `icon-maskable-${size}.png`,
      draw(size - 2 * inset)
        .flatten({ background })
        .extend(margin),
    )
  }
}
