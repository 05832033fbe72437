import { useId, useLayoutEffect, useRef } from 'react'
import { askedKey } from '#scripts/content/word-families.ts'
import { type Language, languages } from '#shared/locale.ts'
import { Button } from '../ui/controls.tsx'
import { useDesk, useLanguageName, useWords } from '../ui/desk-context.ts'
import { useSave } from '../ui/note.tsx'
import { SaveBar } from '../ui/save-bar.tsx'
import { addressOf } from '../ui/use-address.ts'
import { useDraft } from '../ui/use-draft.ts'
import { hashOf } from './place.ts'
import { isRight, readable, textFaults } from './placeholders.ts'
import type { WordRow, WordsAnswer } from './routes.ts'
import { TextField, useNames } from './text-field.tsx'
import styles from './words.module.css'

type EditorProps = {
  bases: readonly string[]
  /** The page's, not the desk's. */
  lang: Language
  words: WordsAnswer
  onClose: () => void
}

/** The chosen texts, each in every language. */
export function Editor({ bases, lang, words: { rows, pages }, onClose }: EditorProps) {
  const t = useWords('words')
  const editor = useRef<HTMLElement>(null)
  // Before the frame brings its text into sight.
  useLayoutEffect(() => {
    editor.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    // With a keyboard one can type at once; on a phone it would cover the page.
    const target = matchMedia('(pointer: fine)').matches ? `[role=textbox][lang=${lang}]` : 'h2'
    editor.current?.querySelector<HTMLElement>(target)?.focus()
  }, [lang])
  return (
    <aside
      ref={editor}
      className={styles.editor}
      aria-labelledby="words-editor"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h2 id="words-editor" tabIndex={-1}>
          {t('editor.title')}
        </h2>
        <Button onClick={onClose}>{t('editor.close')}</Button>
      </div>
      {bases.map((base) => (
        <Text key={base} base={base} rows={rows.filter(({ key }) => askedKey(key) === base)} pages={pages} />
      ))}
    </aside>
  )
}

type TextProps = { base: string; rows: readonly WordRow[]; pages: WordsAnswer['pages'] }

/** A text in all its languages and forms; saved together, when all are right. */
function Text({ base, rows, pages }: TextProps) {
  const nameOf = useLanguageName()
  const t = useWords('words')
  const { isBusy, save } = useSave()
  const [first] = rows
  const engine = (['title', 'description'] as const).find((part) => base.match(`^meta[.].*[.]${part}$`))
  const fields = rows.flatMap((row) =>
    languages.map((lang) => ({
      row,
      lang,
      name: `${lang}/${row.key}`,
      saved: row.texts[lang],
      label: rows.length > 1 ? `${nameOf(lang)} · ${t(formOf(row))}` : nameOf(lang),
    })),
  )
  const theirs = Object.fromEntries(fields.map(({ name, saved }) => [name, saved]))
  const typing = useDraft(addressOf('words', '-', base), theirs)
  const texts = fields.map((field) => ({ ...field, text: String(typing.row[field.name]) }))
  const isReady = typing.isTyped && texts.every(({ text, saved }) => isRight(textFaults(text, saved)))
  if (!first) return <p>{t('editor.unknown')}</p>
  return (
    <form
      className={styles.text}
      onSubmit={(event) => {
        event.preventDefault()
        save(changesOf(texts), t('editor.saved'), () => typing.settle(typing.row))
      }}
    >
      {engine && <p>{t(`engines.${engine}`)}</p>}
      <div className={styles.languages}>
        {texts.map((field) => (
          <Words
            key={field.name}
            {...field}
            onText={(text) => typing.edit({ ...typing.row, [field.name]: text })}
          />
        ))}
      </div>
      <SaveBar
        {...{ typing, theirs, isBusy, isReady }}
        label={(name) => fields.find((field) => field.name === name)?.label ?? ''}
      />
      {first.notes.length > 0 && (
        <details>
          <summary>{t('editor.notes')}</summary>
          {first.notes.map((note) => (
            <p key={note} lang="en">
              {note}
            </p>
          ))}
        </details>
      )}
      <Places base={base} pages={pages} on={first.pages} />
    </form>
  )
}

const formOf = ({ key }: WordRow) => (key.endsWith('_one') ? 'editor.one' : 'editor.other')

type Field = { row: WordRow; lang: Language; saved: string; label: string; text: string }

function changesOf(fields: readonly Field[]) {
  return fields
    .filter(({ text, saved }) => text !== saved)
    .map(({ row, lang, saved, text }) => ({
      file: `i18n/${lang}.json`,
      path: [row.key],
      // The owner's file lacks a text that is the program's.
      before: row.own.includes(lang) ? saved : undefined,
      after: text,
    }))
}

type PlacesProps = { base: string; pages: WordsAnswer['pages']; on: readonly string[] }

/** Where else the text stands. */
function Places({ base, pages, on }: PlacesProps) {
  const t = useWords('words')
  const { lang } = useDesk()
  const own = pages.filter((page) => page.lang === lang)
  const places = own.filter(({ page }) => on.includes(page))
  if (places.length === 0) return <p>{t('editor.nowhere')}</p>
  if (places.length === own.length) return <p>{t('editor.everywhere')}</p>
  return (
    <p className={styles.places}>
      {t('editor.places')}{' '}
      {places.map(({ page, path, name }) => (
        <a key={page} href={hashOf(path, [base])}>
          {name}
        </a>
      ))}
    </p>
  )
}

/** As a reader counts them: an emoji is one. */
const lettersIn = (text: string) => [...new Intl.Segmenter().segment(text)].length

function Words({ row, lang, label, saved, text, onText }: Field & { onText: (text: string) => void }) {
  const t = useWords('words')
  const nameOf = useNames()
  const id = useId()
  const [letters = 0, before = 0] = [text, saved].map((one) => lettersIn(readable(one, nameOf)))
  const faults = textFaults(text, saved)
  return (
    <div className={styles.words}>
      <b aria-hidden>{label}</b>
      <TextField
        lang={lang}
        label={label}
        describedBy={id}
        isWrong={!isRight(faults)}
        hasLines={[text, ...Object.values(row.texts)].some((one) => one.includes('\n'))}
        text={text}
        onText={onText}
      />
      <small id={id}>
        {t('editor.letters', { count: letters })}
        {letters !== before && ` (${t('editor.before', { count: before })})`}
        {faults.isEmpty && <strong role="alert">{t('fault.empty')}</strong>}
        {faults.strange.map((one) => (
          <strong key={one} role="alert">
            {t('fault.strange', { name: one })}
          </strong>
        ))}
        {faults.lost.length > 0 && <strong role="alert">{t('fault.lost')}</strong>}
      </small>
      {faults.lost.map((one) => (
        <Button key={one} onClick={() => onText(`${text.trimEnd()} ${one}`)}>
          + {nameOf(one)}
        </Button>
      ))}
    </div>
  )
}
