import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Picture } from '#app/components/picture/picture.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { pictureAddress, type Picture as Rendered } from '#shared/pictures.ts'
import styles from './image-viewer.module.css'

export type ImageViewerProps = {
  title: string
  /** For every picture, after its own text. */
  note: string
  images: readonly (Rendered & { alt: string })[]
  /** From 0. */
  index: number
  onStep: (index: number) => void
  onClose: () => void
}

/** A native dialog; the numbers link to the image files, so they work in a new tab. */
export function ImageViewer({ title, note, images, index, onStep, onClose }: ImageViewerProps) {
  const { t } = usePageContext()
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const image = images[index]
  const step = (by: number) => onStep((index + by + images.length) % images.length)
  const swipe = useSwipe(step)

  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    closeButton.current?.focus()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby="viewer-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <div className={styles.image} {...swipe}>
        {image && (
          <>
            <svg className={styles.ground} aria-hidden="true">
              <rect width="100%" height="100%" fill={image.color} />
            </svg>
            <Picture
              key={image.name}
              className={styles.picture}
              of={image}
              alt={image.alt}
              sizes="min(1120px, 100vw)"
              eager
            />
          </>
        )}
      </div>
      <div className={`actions ${styles.bar}`}>
        <div className={styles.words}>
          <h2 id="viewer-title" className={styles.title}>
            {title}
          </h2>
          <p className={`fine ${styles.said}`} aria-live="polite">
            {image?.alt}. {note}
          </p>
        </div>
        {images.length > 1 && <Numbers images={images} index={index} onStep={onStep} />}
        <button ref={closeButton} type="button" className={`button ${styles.close}`} onClick={onClose}>
          {t('viewer.close')}
        </button>
      </div>
    </dialog>
  )
}

function Numbers({ images, index, onStep }: Pick<ImageViewerProps, 'images' | 'index' | 'onStep'>) {
  const { t } = usePageContext()
  const choose = (event: MouseEvent, target: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onStep(target)
  }
  return (
    <ol className={`wrap ${styles.numbers}`} aria-label={t('viewer.images')}>
      {images.map((row, position) => (
        <li key={row.name}>
          <a
            className={styles.number}
            href={pictureAddress(row, row.width, 'webp')}
            aria-label={t('viewer.image', { number: position + 1, count: images.length })}
            aria-current={position === index ? 'true' : undefined}
            onClick={(event) => choose(event, position)}
          >
            {position + 1}
          </a>
        </li>
      ))}
    </ol>
  )
}

/** In CSS pixels. */
const distance = 48

/** Only with one finger, and not while zoomed in. */
function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  return {
    onPointerDown(event: PointerEvent) {
      const isOnlyFinger = event.pointerType === 'touch' && event.isPrimary
      start.current = isOnlyFinger ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current
      start.current = null
      if (!from || from.id !== event.pointerId || (window.visualViewport?.scale ?? 1) > 1) return
      const across = event.clientX - from.x
      if (Math.abs(across) < distance || Math.abs(across) < 2 * Math.abs(event.clientY - from.y)) return
      step(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}
