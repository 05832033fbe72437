import { symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layFixtureSite } from '#tests/helpers/lay-fixture-site.ts'
import { ownFolder } from '#tests/helpers/own-folder.ts'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { writtenInOneHour } from '#tests/owner/one-hour.ts'
import { contentFaults } from './content-faults.ts'

const root = ownFolder()
symlinkSync(`${projectRoot}/content`, `${root}/content`)

const whole = writtenInOneHour().filter(({ file }) => !/^(it|en)\.json$/.test(file))

test.each(whole)('an example of the guide pasted as all of %s is valid', ({ file, value }) => {
  layFixtureSite(root)
  writeFileSync(`${root}/site/images/logo.svg`, '<svg viewBox="0 0 100 40"/>')
  writeFileSync(`${root}/site/${file}`, JSON.stringify(value))
  expect(contentFaults(root)).toEqual([])
})
