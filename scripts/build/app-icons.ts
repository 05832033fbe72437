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
  writeFileSync(`${root}/dist/client/favicon.ico`, icoFile(await draw(32).png().toBuffer()))
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

/**
 * One PNG of 32 × 32 pixels as an ICO file: an ICONDIR, an ICONDIRENTRY, the picture. Browsers, feed readers and
 * search engines ask for `/favicon.ico` whatever the page says, and older Safaris draw no SVG icon.
 */
function icoFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // one picture
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
