import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import controls from '../ui/controls.module.css'
import { Button } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import type { Crop } from './pictures.ts'
import styles from './rows.module.css'

type CropperProps = { picture: ImageBitmap; ratio: number; onDone: (crop?: Crop) => void }

const drawnWidth = 1600

/** Crops a picture to what is visible of it in a box that scrolls. */
export function Cropper({ picture, ratio, onDone }: CropperProps) {
  const t = useWords('rows')
  const [zoom, setZoom] = useState(1)
  const dialog = useRef<HTMLDialogElement>(null)
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const own = picture.width / picture.height
  const width = Math.min(1, ratio / own) / zoom
  const height = Math.min(1, own / ratio) / zoom
  useEffect(() => {
    dialog.current?.showModal()
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, drawnWidth, drawnWidth / own)
    if (box.current) bringMiddle(box.current, 0.5, 0.5)
  }, [picture, own])
  const crop = (): Crop => {
    const { scrollLeft = 0, scrollTop = 0, scrollWidth = 1, scrollHeight = 1 } = box.current ?? {}
    const left = Math.min(scrollLeft / scrollWidth, 1 - width)
    return { left, top: Math.min(scrollTop / scrollHeight, 1 - height), width, height }
  }
  const zoomTo = (next: number) => {
    const { left, top } = crop()
    flushSync(() => setZoom(next))
    if (box.current) bringMiddle(box.current, left + width / 2, top + height / 2)
  }
  return (
    <dialog ref={dialog} aria-labelledby="crop-title" onClose={() => onDone()}>
      <h2 id="crop-title">{t('crop.title')}</h2>
      <p>{t('crop.hint')}</p>
      <section
        ref={box}
        className={styles.cropped}
        style={{ aspectRatio: ratio }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it.
        tabIndex={0}
        aria-label={t('crop.area')}
        // A finger scrolls it; a mouse drags.
        onPointerMove={({ buttons, pointerType, movementX, movementY, currentTarget }) => {
          if (buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY)
        }}
      >
        <canvas
          ref={canvas}
          width={drawnWidth}
          height={Math.round(drawnWidth / own)}
          style={{ inlineSize: `${100 / width}%` }}
        />
      </section>
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          onChange={({ target }) => zoomTo(Number(target.value))}
        />
      </label>
      <div className={controls.buttons}>
        <Button kind="main" onClick={() => onDone(crop())}>
          {t('crop.use')}
        </Button>
        <Button onClick={() => onDone()}>{t('crop.leave')}</Button>
      </div>
    </dialog>
  )
}

/** Scrolls a point, given as fractions of the picture, to the middle. */
function bringMiddle(box: Element, x: number, y: number) {
  box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
}
