import { useEffect, useState } from 'react'
import type { Language } from '#shared/locale.ts'
import { Refused, sendJson } from '../ui/api.ts'
import { baseOf, isRight, textFaults } from './placeholders.ts'
import type { WordRow } from './routes.ts'

/** `before`: what was there when its typing began. */
type Draft = { lang: Language; key: string; before: string; text: string }
type Outcome = 'typing' | 'saved' | { fault: unknown }

const kept = 'desk.words'
const idOf = (lang: Language, key: string) => `${lang} ${key}`

export type Drafts = ReturnType<typeof useDrafts>

/** What is typed and not yet saved: kept over reloads, and saved once it is right and a second has passed. */
export function useDrafts(rows: readonly WordRow[], reload: () => void) {
  const [drafts, setDrafts] = useState(readDrafts)
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({})
  const [outcome, setOutcome] = useState<Outcome>('typing')
  const rowOf = (key: string) => rows.find((row) => row.key === key)
  const savedText = ({ lang, key }: Draft) => rowOf(key)?.texts[lang] ?? ''
  const hasConflict = (draft: Draft) =>
    ![draft.before, draft.text, sent[idOf(draft.lang, draft.key)]].includes(savedText(draft))

  useEffect(() => localStorage.setItem(kept, JSON.stringify(drafts)), [drafts])

  useEffect(() => {
    const isOpen = (draft: Draft) =>
      rows.some(({ key, texts }) => key === draft.key && texts[draft.lang] !== draft.text)
    setDrafts((all) => (all.every(isOpen) ? all : all.filter(isOpen)))
  }, [rows])

  async function save() {
    const ready = readyToSave(drafts, savedText, hasConflict)
    if (ready.length === 0) return
    const changes = ready.map((draft) => ({
      file: `i18n/${draft.lang}.json`,
      path: [draft.key],
      // The owner's file lacks a text that is the program's.
      ...(rowOf(draft.key)?.own.includes(draft.lang) && { before: savedText(draft) }),
      after: draft.text,
    }))
    try {
      await sendJson('/desk/api/changes', { changes })
      const written = ready.map(({ lang, key, text }) => [idOf(lang, key), text])
      setSent((all) => ({ ...all, ...Object.fromEntries(written) }))
      setOutcome('saved')
      reload()
    } catch (fault) {
      if (fault instanceof Refused && fault.status === 409) reload()
      setOutcome({ fault })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed, or arrives, starts the second anew.
  useEffect(() => {
    const timer = setTimeout(save, 1000)
    return () => clearTimeout(timer)
  }, [drafts, rows])

  const drop = (lang: Language, key: string) =>
    setDrafts((all) => all.filter((one) => one.lang !== lang || one.key !== key))

  return {
    all: drafts,
    outcome,
    save,
    drop,
    find: (lang: Language, key: string) => drafts.find((one) => one.lang === lang && one.key === key),
    hasConflict,
    /** With `before`, what has been written meanwhile is replaced. */
    edit: (row: WordRow, lang: Language, text: string, before?: string) => {
      setOutcome('typing')
      setDrafts((all) => {
        const former = all.find((one) => one.lang === lang && one.key === row.key)
        const others = all.filter((one) => one !== former)
        const began = before ?? former?.before ?? row.texts[lang]
        return text === row.texts[lang] ? others : [...others, { lang, key: row.key, before: began, text }]
      })
    },
  }
}

/** A text is saved in all its languages and forms at once, when all are right. */
function readyToSave(
  drafts: readonly Draft[],
  savedText: (draft: Draft) => string,
  hasConflict: (draft: Draft) => boolean,
): readonly Draft[] {
  const isReady = (draft: Draft) => isRight(textFaults(draft.text, savedText(draft))) && !hasConflict(draft)
  return [...Map.groupBy(drafts, ({ key }) => baseOf(key)).values()]
    .filter((group) => group.every(isReady))
    .flat()
}

function readDrafts(): readonly Draft[] {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '[]')
  } catch {
    return []
  }
}
