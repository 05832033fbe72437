import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import type { Language } from '#shared/locale.ts'
import type { Dictionary } from '#shared/messages.ts'
import { dictionaries } from '../dictionaries.ts'
import { useDesk } from '../ui/desk-context.ts'
import { piecesOf } from './placeholders.ts'
import styles from './words.module.css'

type TextFieldProps = {
  lang: Language
  label: string
  describedBy: string
  isWrong: boolean
  /** Whether the text may have line breaks. */
  hasLines: boolean
  text: string
  onText: (text: string) => void
}

/** One text. Its placeholders are pieces that can be moved and deleted, not changed. */
export function TextField({ lang, label, describedBy, isWrong, hasLines, text, onText }: TextFieldProps) {
  const nameOf = useNames()
  const field = useRef<HTMLDivElement>(null)
  // Drawn together with the text: a later effect would find the next letter, take it back and move the caret.
  useLayoutEffect(() => {
    // Text being typed is not replaced, so the caret stays.
    if (field.current && textIn(field.current, hasLines) !== text.trim())
      field.current.replaceChildren(
        ...piecesOf(text).map((piece, index) => (index % 2 ? chip(piece, nameOf(piece)) : piece)),
      )
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text area cannot hold pieces.
    <div
      ref={field}
      className={styles.field}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-multiline={hasLines}
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      lang={lang}
      onInput={({ currentTarget }) => onText(textIn(currentTarget, hasLines))}
      onKeyDown={(event) => event.key === 'Enter' && !hasLines && spaceIn(event)}
    />
  )
}

/** Without double spaces and those at its ends. `innerText`, since keyboards, dictation and pasting may put lines into elements of their own. */
function textIn(field: HTMLElement, hasLines: boolean): string {
  // biome-ignore lint/performance/useDomNodeTextContent: `textContent` has no line breaks between elements
  const text = field.innerText.trim()
  return (hasLines ? text : text.replace(/\n+/g, ' ')).replace(/ {2,}/g, ' ')
}

/** This command keeps the browser's undo. */
function spaceIn(event: KeyboardEvent) {
  event.preventDefault()
  document.execCommand('insertText', false, ' ')
}

/** Its text is the placeholder, so that a copy of it is one too; its name is drawn by the style sheet. */
function chip(placeholder: string, name: string): HTMLElement {
  const piece = document.createElement('span')
  piece.contentEditable = 'false'
  piece.className = styles.chip ?? ''
  piece.dataset.name = name
  piece.textContent = placeholder
  return piece
}

/** Readable names of placeholders such as `{{brand}}`. */
export function useNames(): (placeholder: string) => string {
  const { brand, lang } = useDesk()
  const words: Dictionary = dictionaries[lang].words
  return (placeholder) => {
    const name = placeholder.slice(2, -2)
    return name === 'brand' ? brand : (words[`chip.${name}`] ?? name)
  }
}
