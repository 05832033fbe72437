import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Language } from '#shared/locale.ts'
import { sendJson } from '../ui/api.ts'
import { baseOf, isRight, textFaults } from './placeholders.ts'
import type { WordRow, WordsAnswer } from './routes.ts'

/** `before`: the text when typing began, or as it was saved since. */
type Draft = { lang: Language; key: string; before: string; text: string }
type Rows = readonly WordRow[]
type Drafted = readonly Draft[]

const kept = 'desk.words'
const pause = 1000

export type Drafts = ReturnType<typeof useDrafts>

/** Unsaved texts: kept over reloads, and saved once valid, after a second or when the room is left. */
export function useDrafts({ rows }: WordsAnswer) {
  const [drafts, setDrafts] = useState(readDrafts)
  const [saved, setSaved] = useState<Drafted>([])
  const [fault, setFault] = useState<unknown>()
  /** Being saved: the rows may have it already, or not yet. One save at a time: the next starts from what it wrote. */
  const [sent, setSent] = useState<Drafted>([])

  useEffect(() => keep(drafts), [drafts])
  useEffect(() => {
    if (sent.length === 0) setDrafts((all) => stillOpen(all, rows))
  }, [rows, sent])

  const ready = useMemo(() => (sent.length === 0 ? readyToSave(drafts, rows) : []), [drafts, rows, sent])

  async function save() {
    if (ready.length === 0) return
    setSent(ready)
    try {
      await sendJson('/desk/api/changes', { changes: ready.map((draft) => changeOf(draft, rows)) })
      keep(readDrafts().filter((one) => find(ready, one)?.text !== one.text))
      setFault(undefined)
      setSaved((all) => [...all, ...ready])
      setDrafts((all) => all.map((one) => ({ ...one, before: find(ready, one)?.text ?? one.before })))
    } catch (refused) {
      setFault(refused)
    } finally {
      setSent([])
    }
  }
  const saveReady = useEffectEvent(save)

  // After a refusal only when asked, as in the other rooms, or typed again.
  useEffect(() => {
    if (ready.length === 0 || fault !== undefined) return
    const timer = setTimeout(() => saveReady(), pause)
    return () => clearTimeout(timer)
  }, [ready, fault])
  useEffect(() => () => void saveReady(), [])

  return {
    all: drafts,
    /** As the owner's files have them. */
    rows,
    saved,
    /** Why the last save failed, while there is something to save. */
    fault: ready.length > 0 ? fault : undefined,
    save,
    drop: (draft: Draft) => setDrafts((all) => all.filter((one) => one !== draft)),
    find: (lang: Language, key: string) => find(drafts, { lang, key }),
    hasConflict: (draft: Draft) => !find(sent, draft) && hasConflict(draft, rows),
    /** With `before`, overwrites what was written meanwhile. */
    edit: (row: WordRow, lang: Language, text: string, before?: string) => {
      setFault(undefined)
      setDrafts((all) => {
        const former = find(all, { lang, key: row.key })
        const began = before ?? former?.before ?? row.texts[lang]
        const others = all.filter((one) => one !== former)
        const isBack = text === row.texts[lang] && !find(sent, { lang, key: row.key })
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

function stillOpen(drafts: Drafted, rows: Rows): Drafted {
  return drafts.filter((draft) => draft.text !== savedText(draft, rows))
}

/** A text is saved in all its languages and forms at once, when all are right. */
function readyToSave(drafts: Drafted, rows: Rows): Drafted {
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

const keep = (drafts: Drafted) => localStorage.setItem(kept, JSON.stringify(drafts))

export function readDrafts(): Drafted {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '[]')
  } catch {
    return []
  }
}
