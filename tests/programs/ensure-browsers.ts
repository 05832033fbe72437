// Finds or installs Chromium, Firefox, WebKit and PostgreSQL for the tests; with `--services` also nginx, gpg and others
// for those of the deployment. Only Chromium is required; without another program its tests are skipped.
import { spawnSync } from 'node:child_process'
import { installFromDebian, missingPrograms } from './debian-programs.ts'
import { findChromium, findFirefox, findHeadlessShell, findPostgres, findWebKit } from './find-programs.ts'

if (!findChromium()) {
  console.log('Installing Chromium for the tests …')
  spawnSync('playwright-core', ['install', 'chromium', '--no-shell'], { stdio: 'inherit' })
  if (!findChromium()) installFromDebian(['chromium'])
}
if (!findChromium()) {
  console.error(
    'No Chromium starts on this machine and none could be installed, so the browser tests cannot run. ' +
      'Install Chromium or Chrome, or set CHROMIUM to its path.',
  )
  process.exit(1)
}

if (!process.env.CHROMIUM && !findHeadlessShell()) installFromDebian(['chromium-headless-shell'])
if (!findFirefox()) installFromDebian(['firefox-esr'])
if (!findWebKit()) installFromDebian(['webkit2gtk-driver', 'xvfb'])
if (!findPostgres()) installFromDebian(['postgresql'])
const services = process.argv.includes('--services') ? missingPrograms().map(({ name }) => name) : []
if (services.length > 0) installFromDebian(services)
