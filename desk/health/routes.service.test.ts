import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { say } from '../dictionaries.ts'
import { openOwnerFolder } from '../files/owner-folder.ts'
import { healthRoutes } from './routes.ts'

test('health lists what is missing, file faults first with their rows', async () => {
  const site = ownFolder()
  cpSync(fixtureSite, site, { recursive: true })
  vi.stubEnv('SITE_DIR', site)
  vi.stubEnv('DATA_DIR', `${site}/data`)
  const app = fastify()
  healthRoutes(app, { root: projectRoot, folder: openOwnerFolder(site, () => []), say: say.it })
  onTestFinished(() => void vi.unstubAllEnvs())
  onTestFinished(() => app.close())
  const ask = async () => (await app.inject('/desk/api/health')).json()
  const change = (from: RegExp, to: string) => {
    const file = `${site}/settings.json`
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(file, text.replace(from, to))
  }
  const vat = (enable: number) => `"enable": ${enable}, "key": "company.vat"`
  change(/"enable": 1, "key": "company.vat"/, vat(0))
  const { findings } = await ask()
  expect(findings).toContainEqual(expect.objectContaining({ group: 'should', row: 'SMTP_URL' }))
  expect(findings).toContainEqual(expect.objectContaining({ file: 'site/settings.json', row: 'company.vat' }))
  change(/"enable": 0, "key": "company.vat"/, vat(7))
  await expect.poll(ask).toEqual({
    faults: [expect.objectContaining({ file: 'settings', row: 'company.vat' })],
  })
  change(/\]\s*\}\s*$/, '')
  const text = expect.stringContaining('settings.json:')
  await expect.poll(ask).toEqual({ faults: [{ file: 'settings', text }] })
})
