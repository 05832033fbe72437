// Takes the pictures of the README from the built site: `npm run pictures`.
// The first screen of home, light and dark.
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { findChromium } from '#scripts/browsers/find-programs.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { startSite } from '#tests/helpers/site-server.ts'

const folder = `${projectRoot}/docs/pictures`
const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium was found: run `node scripts/ensure-browsers.ts`.')

mkdirSync(folder, { recursive: true })
const site = await startSite(projectRoot)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      colorScheme,
      locale: 'it-IT',
    })
    await page.goto(`${site.url}/it`)
    await page.locator('html[data-live="links"]').waitFor()
    await page.evaluate(() => document.fonts.ready)
    const shot = await page.screenshot()
    await sharp(shot).webp({ quality: 82 }).toFile(`${folder}/home-${colorScheme}.webp`)
    await page.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
