import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Language } from '#shared/locale.ts'
import { sendJson } from '../ui/api.ts'
import { baseOf, isRight, textFaults } from './placeholders.ts'
import type { WordRow, WordsAnswer } from './routes.ts'

/** `before`: the text when typing began, or as it was saved since. */
type Draft = { lang: Language; key: string; before: string; text: string }
type Rows = readonly WordRow[]

const kept = 'desk.words'
const pause = 1000

export type Drafts = ReturnType<typeof useDrafts>

/** Unsaved texts: kept over reloads, and saved once valid, after a second or when the room is left. */
export function useDrafts({ rows: loaded }: WordsAnswer) {
  const [drafts, setDrafts] = useState(readDrafts)
  const [saved, setSaved] = useState<readonly Draft[]>([])
  const [fault, setFault] = useState<unknown>()
  const isSaving = useRef(false)
  const words = useRef(loaded)
  // During a save it is not known whether new rows have it.
  if (!isSaving.current) words.current = loaded
  const rows = words.current

  useEffect(() => keep(drafts), [drafts])
  useEffect(() => setDrafts((all) => stillOpen(all, rows)), [rows])

  /** One at a time: the next one starts from what this one wrote. */
  async function save(ready: readonly Draft[]) {
    if (ready.length === 0 || isSaving.current) return
    isSaving.current = true
    try {
      await sendJson('/desk/api/changes', { changes: ready.map((draft) => changeOf(draft, rows)) })
      keep(readDrafts().filter((one) => find(ready, one)?.text !== one.text))
      setFault(undefined)
      setSaved((all) => [...all, ...ready])
      setDrafts((all) => all.map((one) => ({ ...one, before: find(ready, one)?.text ?? one.before })))
    } catch (refused) {
      setFault(refused)
    } finally {
      isSaving.current = false
    }
  }

  const ready = useMemo(() => readyToSave(drafts, rows), [drafts, rows])
  const saveReady = useEffectEvent(() => save(ready))

  // After a refusal only when asked, as in the other rooms, or typed again.
  useEffect(() => {
    if (ready.length === 0 || fault !== undefined) return
    const timer = setTimeout(() => saveReady(), pause)
    return () => clearTimeout(timer)
  }, [ready, fault])
  useEffect(() => () => void saveReady(), [])

  return {
    all: drafts,
    /** As the owner's files have them, as far as is known here. */
    rows,
    saved,
    /** Why the last save failed, while there is something to save. */
    fault: ready.length > 0 ? fault : undefined,
    save: () => save(ready),
    drop: (draft: Draft) => setDrafts((all) => all.filter((one) => one !== draft)),
    find: (lang: Language, key: string) => find(drafts, { lang, key }),
    hasConflict: (draft: Draft) => hasConflict(draft, rows),
    /** With `before`, overwrites what was written meanwhile. */
    edit: (row: WordRow, lang: Language, text: string, before?: string) => {
      setFault(undefined)
      setDrafts((all) => {
        const former = find(all, { lang, key: row.key })
        const began = before ?? former?.before ?? row.texts[lang]
        const others = all.filter((one) => one !== former)
        const isBack = text === row.texts[lang] && !isSaving.current
        return isBack ? others : [...others, { lang, key: row.key, before: began, text }]
      })
    },
  }
}

type Place = Pick<Draft, 'lang' | 'key'>

function find<One extends Place>(all: readonly One[], { lang, key }: Place): One | undefined {
  return all.find((one) => one.lang === lang && one.key === key)
}

function savedText({ lang, key }: Place, rows: Rows): string {
  return rows.find((row) => row.key === key)?.texts[lang] ?? ''
}

function hasConflict(draft: Draft, rows: Rows): boolean {
  return ![draft.before, draft.text].includes(savedText(draft, rows))
}

function stillOpen(drafts: readonly Draft[], rows: Rows): readonly Draft[] {
  return drafts.filter((draft) => draft.text !== savedText(draft, rows))
}

/** A text is saved in all its languages and forms at once, when all are right. */
function readyToSave(drafts: readonly Draft[], rows: Rows): readonly Draft[] {
  const isReady = (draft: Draft) =>
    isRight(textFaults(draft.text, savedText(draft, rows))) && !hasConflict(draft, rows)
  const groups = [...Map.groupBy(drafts, ({ key }) => baseOf(key)).values()]
  return stillOpen(groups.filter((group) => group.every(isReady)).flat(), rows)
}

function changeOf(draft: Draft, rows: Rows) {
  const { lang, key, text } = draft
  // The owner's file lacks a text that is the program's.
  const isOwn = rows.some((row) => row.key === key && row.own.includes(lang))
  const before = isOwn ? savedText(draft, rows) : undefined
  return { file: `i18n/${lang}.json`, path: [key], before, after: text }
}

const keep = (drafts: readonly Draft[]) => localStorage.setItem(kept, JSON.stringify(drafts))

export function readDrafts(): readonly Draft[] {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '[]')
  } catch {
    return []
  }
}
