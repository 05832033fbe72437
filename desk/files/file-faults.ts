import { existsSync, readFileSync } from 'node:fs'
import { rowFaults } from '#scripts/content/content-faults.ts'
import { type OwnerFile, ownerFiles } from '#scripts/content/owner-files.ts'
import { isVatNumber } from '#scripts/doctor/company-findings.ts'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { ownerWords } from '#scripts/owner/owner-words.ts'
import { type DeskSay, say } from '../dictionaries.ts'
import { textFaults } from '../words/placeholders.ts'
import type { FileChange } from './change.ts'
import type { FieldFault } from './owner-folder.ts'

/** The rules of `npm run check-content`, for what is about to be written. Only faults that the change brings. */
export function createCheck(root: string, folder: string, lang: OwnerLanguage) {
  return (texts: ReadonlyMap<string, string>, changes: readonly FileChange[]): FieldFault[] => {
    const rows = [...texts].flatMap(([file, text]) => {
      const name = file.replace('.json', '')
      if (!isRowsFile(name)) return []
      const former = existsSync(`${folder}/${file}`) ? readFileSync(`${folder}/${file}`, 'utf8') : '{}'
      const before = new Set(faultsOf(former, name).map(keyOf))
      return faultsOf(text, name)
        .filter((fault) => !before.has(keyOf(fault)))
        .map((fault) => ({ file, ...fault }))
    })
    return [...rows, ...changes.flatMap((change) => wordFaults(change, say[lang]))]
  }

  function faultsOf(text: string, name: OwnerFile) {
    const value = JSON.parse(text)
    const faults = rowFaults(root, name, value, lang).map(({ path, text, earlier }) => ({
      path,
      // The owner counts rows, not lines.
      text: inFormWords(text.replace('{{line}}', String(Number(earlier?.[1]) + 1)), lang),
    }))
    return name === 'settings' ? [...faults, ...vatFaults(value, lang)] : faults
  }
}

/** The fault stands at its field, which the commands name in the sentence. */
function inFormWords(text: string, lang: OwnerLanguage): string {
  if (text === ownerWords[lang]('check.missing')) return say[lang]('check.missing')
  return text.replace(/^.*images\/\S+: /, '')
}

/** Elsewhere a wrong VAT number is only reported; here the owner can correct it at once. */
function vatFaults({ entries }: { entries?: unknown }, lang: OwnerLanguage) {
  // Other faults may be in the file too: nothing is sure of its rows.
  const rows: readonly unknown[] = Array.isArray(entries) ? entries : []
  const index = rows.findIndex((row) => Object(row).key === 'company.vat')
  const { enable, value } = Object(rows[index])
  const isWrong = enable === 1 && Boolean(value) && !isVatNumber(String(value))
  return isWrong ? [{ path: ['entries', index, 'value'], text: ownerWords[lang]('doctor.wrongVat') }] : []
}

const keyOf = ({ path, text }: { path: readonly unknown[]; text: string }) => `${path.join('.')} ${text}`

function isRowsFile(name: string): name is OwnerFile {
  return Object.hasOwn(ownerFiles, name)
}

function wordFaults({ file, path, before, after }: FileChange, t: DeskSay): FieldFault[] {
  if (!file.startsWith('i18n/') || after === undefined) return []
  const { isEmpty, lost, strange } = textFaults(typeof after === 'string' ? after : '', String(before ?? ''))
  if (isEmpty) return [{ file, path, text: t('fault.empty') }]
  return [
    ...lost.map((name) => t('fault.placeholder.lost', { name })),
    ...(before === undefined ? [] : strange).map((name) => t('fault.placeholder.strange', { name })),
  ].map((text) => ({ file, path, text }))
}
