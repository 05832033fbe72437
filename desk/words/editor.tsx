import { useId, useLayoutEffect, useRef, useState } from 'react'
import { type Language, languages } from '#shared/locale.ts'
import controls from '../ui/controls.module.css'
import { Button, Fault } from '../ui/controls.tsx'
import { useDesk, useWords } from '../ui/desk-context.ts'
import { useLanguageName } from '../ui/use-intl.ts'
import { hashOf } from './place.ts'
import { baseOf, isRight, readable, textFaults } from './placeholders.ts'
import type { WordRow, WordsAnswer } from './routes.ts'
import { TextField, useNames } from './text-field.tsx'
import type { Drafts } from './use-drafts.ts'
import styles from './words.module.css'

type EditorProps = {
  keys: readonly string[]
  /** The page's, not the desk's. */
  lang: Language
  pages: WordsAnswer['pages']
  drafts: Drafts
  isTooLong: boolean
  onClose: () => void
}

/** The chosen texts, each in every language. Valid changes are saved without a button. */
export function Editor({ keys, lang, pages, drafts, isTooLong, onClose }: EditorProps) {
  const t = useWords('words')
  const editor = useRef<HTMLElement>(null)
  const bases = [...new Set(keys.map(baseOf))]
  // Before the frame brings its text back to where it was.
  useLayoutEffect(() => {
    editor.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    // With a keyboard one can type at once; on a phone it would cover the page.
    const target = matchMedia('(pointer: fine)').matches ? `[role=textbox][lang=${lang}]` : 'h2'
    editor.current?.querySelector<HTMLElement>(target)?.focus()
  }, [lang])
  const [former] = useState(drafts.saved)
  const isOpen = ({ key }: { key: string }) => bases.includes(baseOf(key))
  const isSaved = !drafts.all.some(isOpen) && drafts.saved.some((one) => isOpen(one) && !former.includes(one))
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
        <p role="status">{isSaved && t('editor.saved')}</p>
        <Button onClick={onClose}>{t('editor.close')}</Button>
      </div>
      {drafts.fault !== undefined && <Fault fault={drafts.fault} onAgain={drafts.save} />}
      {isTooLong && (
        <p className={controls.notice} role="status">
          {t('editor.tooLong')}
        </p>
      )}
      {bases.map((base) => (
        <Text
          key={base}
          rows={drafts.rows.filter(({ key }) => baseOf(key) === base)}
          pages={pages}
          drafts={drafts}
        />
      ))}
    </aside>
  )
}

type TextProps = { rows: readonly WordRow[]; pages: WordsAnswer['pages']; drafts: Drafts }

function Text({ rows, pages, drafts }: TextProps) {
  const nameOf = useLanguageName()
  const t = useWords('words')
  const { lang } = useDesk()
  const [first] = rows
  const engine = (['title', 'description'] as const).find((part) => first?.key.match(`^meta[.].*[.]${part}$`))
  const formOf = ({ key }: WordRow) => t(key.endsWith('_one') ? 'editor.one' : 'editor.other')
  if (!first) return <p>{t('editor.unknown')}</p>
  const places = pages.filter((page) => page.lang === lang && first.pages.includes(page.page))
  const isEverywhere =
    places.length > 0 && places.length === pages.filter((page) => page.lang === lang).length
  return (
    <section className={styles.text}>
      {engine && <p>{t(`engines.${engine}`)}</p>}
      {rows.map((row) => (
        <div key={row.key} className={styles.languages}>
          {languages.map((one) => (
            <Words
              key={one}
              row={row}
              lang={one}
              drafts={drafts}
              label={[nameOf(one), ...(rows.length > 1 ? [formOf(row)] : [])].join(' · ')}
            />
          ))}
        </div>
      ))}
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
      <p className={styles.places}>
        {places.length === 0
          ? t('editor.nowhere')
          : isEverywhere
            ? t('editor.everywhere')
            : `${t('editor.places')} `}
        {!isEverywhere &&
          places.map(({ page, path, name }) => (
            <a
              key={page}
              href={hashOf(
                path,
                rows.map(({ key }) => key),
              )}
            >
              {name}
            </a>
          ))}
      </p>
    </section>
  )
}

/** As a reader counts them: an emoji is one. */
const lettersIn = (text: string) => [...new Intl.Segmenter().segment(text)].length

type WordsProps = { row: WordRow; lang: Language; drafts: Drafts; label: string }

function Words({ row, lang, drafts, label }: WordsProps) {
  const t = useWords('words')
  const nameOf = useNames()
  const id = useId()
  const saved = row.texts[lang]
  const draft = drafts.find(lang, row.key)
  const text = draft?.text ?? saved
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
        onText={(typed) => drafts.edit(row, lang, typed)}
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
        <Button key={one} onClick={() => drafts.edit(row, lang, `${text.trimEnd()} ${one}`)}>
          + {nameOf(one)}
        </Button>
      ))}
      {draft && drafts.hasConflict(draft) && (
        <div className={controls.notice} role="alert">
          <p>{t('conflict.said')}</p>
          <blockquote lang={lang}>{saved}</blockquote>
          <Button onClick={() => drafts.drop(draft)}>{t('conflict.theirs')}</Button>{' '}
          <Button onClick={() => drafts.edit(row, lang, text, saved)}>{t('conflict.mine')}</Button>
        </div>
      )}
    </div>
  )
}
