import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#shared/locale.ts'
import { askJson, refresh } from '../ui/api.ts'
import { baseOf, isRight, textFaults } from './placeholders.ts'
import type { WordRow } from './routes.ts'

/** `before`: the text when typing began. `written`: saved to the file, but not yet in the loaded rows. */
type Draft = { lang: Language; key: string; before: string; text: string; written?: string }
type Rows = readonly WordRow[]

const kept = 'desk.words'

export type Drafts = ReturnType<typeof useDrafts>

/** Unsaved texts: kept over reloads, and saved once they are valid and a second has passed. */
export function useDrafts(rows: Rows) {
  const [drafts, setDrafts] = useState(readDrafts)
  const [outcome, setOutcome] = useState<'typing' | 'saved' | { fault: unknown }>('typing')

  useEffect(() => localStorage.setItem(kept, JSON.stringify(drafts)), [drafts])
  useEffect(() => setDrafts((all) => stillOpen(all, rows)), [rows])

  async function save(all: readonly Draft[], saved: Rows) {
    const ready = readyToSave(all, saved)
    if (ready.length === 0) return
    try {
      await askJson('/desk/api/changes', { changes: ready.map((draft) => changeOf(draft, saved)) })
      setDrafts((all) =>
        all.map((one) => {
          const sent = ready.find((draft) => isSame(draft, one))
          return sent ? { ...one, written: sent.text } : one
        }),
      )
      setOutcome('saved')
    } catch (fault) {
      setOutcome({ fault })
    } finally {
      // Only now: rows that come before `written` is noted would look like somebody else's.
      refresh()
    }
  }

  const saveReady = useEffectEvent(save)

  // Typing, or new rows, restart the second.
  useEffect(() => {
    const timer = setTimeout(() => saveReady(drafts, rows), 1000)
    return () => clearTimeout(timer)
  }, [drafts, rows])

  return {
    all: drafts,
    outcome,
    save: () => save(drafts, rows),
    drop: (draft: Draft) => setDrafts((all) => all.filter((one) => one !== draft)),
    find: (lang: Language, key: string) => drafts.find((one) => isSame(one, { lang, key })),
    hasConflict: (draft: Draft) => hasConflict(draft, rows),
    /** With `before`, overwrites what was written meanwhile. */
    edit: (row: WordRow, lang: Language, text: string, before?: string) => {
      setOutcome('typing')
      setDrafts((all) => {
        const former = all.find((one) => isSame(one, { lang, key: row.key }))
        const began = before ?? former?.before ?? row.texts[lang]
        const others = all.filter((one) => one !== former)
        const isBack = text === row.texts[lang] && former?.written === undefined
        return isBack ? others : [...others, { ...former, lang, key: row.key, before: began, text }]
      })
    },
  }
}

type Place = Pick<Draft, 'lang' | 'key'>

const isSame = (one: Place, other: Place) => one.lang === other.lang && one.key === other.key

function savedText({ lang, key }: Draft, rows: Rows): string {
  return rows.find((row) => row.key === key)?.texts[lang] ?? ''
}

function hasConflict(draft: Draft, rows: Rows): boolean {
  return ![draft.before, draft.text, draft.written].includes(savedText(draft, rows))
}

/** Without drafts that the rows already say, or that were saved and undone since. */
function stillOpen(drafts: readonly Draft[], rows: Rows): readonly Draft[] {
  return drafts
    .filter((draft) => ![savedText(draft, rows), draft.written].includes(draft.text))
    .map(({ written, ...draft }) => (written === undefined ? draft : { ...draft, before: written }))
}

/** A text is saved in all its languages and forms at once, when all are right. */
function readyToSave(drafts: readonly Draft[], rows: Rows): readonly Draft[] {
  const isReady = (draft: Draft) =>
    isRight(textFaults(draft.text, savedText(draft, rows))) && !hasConflict(draft, rows)
  return [...Map.groupBy(drafts, ({ key }) => baseOf(key)).values()]
    .filter((group) => group.every(isReady))
    .flat()
    .filter((draft) => ![savedText(draft, rows), draft.written].includes(draft.text))
}

function changeOf(draft: Draft, rows: Rows) {
  const { lang, key, text, written } = draft
  // The owner's file lacks a text that is the program's.
  const isOwn = rows.some((row) => row.key === key && row.own.includes(lang))
  const before = written ?? (isOwn ? savedText(draft, rows) : undefined)
  return { file: `i18n/${lang}.json`, path: [key], before, after: text }
}

function readDrafts(): readonly Draft[] {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '[]')
  } catch {
    return []
  }
}
