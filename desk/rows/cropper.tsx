import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import parts from '../ui/parts.module.css'
import { Button } from '../ui/parts.tsx'
import { cropOf, movedBy, type View } from './crop-area.ts'
import { useRowWords } from './form-context.ts'
import type { Crop } from './re-encode.ts'
import styles from './rows.module.css'

type CropperProps = { picture: ImageBitmap; ratio: number; onDone: (crop: Crop | undefined) => void }

const canvasWidth = 640
const step = 0.04
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** What is kept of a picture: dragged by pointer or finger, moved by the arrow keys. */
export function Cropper({ picture, ratio, onDone }: CropperProps) {
  const t = useRowWords()
  const [view, setView] = useState<View>({ x: 0.5, y: 0.5, zoom: 1 })
  const dialog = useRef<HTMLDialogElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const crop = cropOf(picture, ratio, view)
  const { left, top, width, height } = crop
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    const target = canvas.current
    const part = [
      left * picture.width,
      top * picture.height,
      width * picture.width,
      height * picture.height,
    ] as const
    if (target) target.getContext('2d')?.drawImage(picture, ...part, 0, 0, target.width, target.height)
  }, [picture, left, top, width, height])
  const move = (dx: number, dy: number) => setView(movedBy(view, crop, dx, dy))
  const onPointerMove = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLDivElement>) => {
    if (buttons === 1) move(-movementX / currentTarget.clientWidth, -movementY / currentTarget.clientHeight)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [dx, dy] = steps[event.key] ?? []
    if (dx === undefined || dy === undefined) return
    event.preventDefault()
    move(dx, dy)
  }
  return (
    <dialog ref={dialog} aria-labelledby="crop-title" onClose={() => onDone(undefined)}>
      <h2 id="crop-title">{t('crop.title')}</h2>
      <p id="crop-hint">
        {t('crop.hint')} <span className={styles.keys}>{t('crop.keys')}</span>
      </p>
      <div
        role="application"
        className={styles.canvas}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what it shows.
        tabIndex={0}
        aria-label={t('crop.area')}
        aria-describedby="crop-hint"
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} width={canvasWidth} height={Math.round(canvasWidth / ratio)} />
      </div>
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={view.zoom}
          onChange={({ target }) => setView({ ...view, zoom: Number(target.value) })}
        />
      </label>
      <div className={parts.buttons}>
        <Button kind="main" onClick={() => onDone(crop)}>
          {t('crop.use')}
        </Button>
        <Button onClick={() => onDone(undefined)}>{t('crop.leave')}</Button>
      </div>
    </dialog>
  )
}
