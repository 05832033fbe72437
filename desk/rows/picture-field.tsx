import { type DragEvent, use, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { request } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Busy, Button, Fault } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { Cropper } from './cropper.tsx'
import { type FieldProps, Group } from './field-group.tsx'
import { FormContext } from './form-context.ts'
import { idFrom } from './form-model.ts'
import type { Crop } from './pictures.ts'
import { reveal } from './reveal.ts'
import styles from './rows.module.css'

type Chosen = { file: File; picture: ImageBitmap }

/** Which folder a picture goes into, and the ratio that its place on the site has; logos have their own. */
function placeOf(file: string, key: string): { folder: string; ratio?: number } {
  if (file === 'settings') return { folder: 'brand', ...(key === 'brand.icon' && { ratio: 1 }) }
  return file === 'people' ? { folder: 'people', ratio: 1 } : { folder: 'clients', ratio: 4 / 3 }
}

export function PictureField(props: FieldProps) {
  const { path, value, isNeeded, onChange } = props
  const t = useWords('rows')
  const { file, pictureName } = use(FormContext)
  const key = path.at(-1) ?? ''
  const { folder, ratio } = placeOf(file, key)
  const [chosen, setChosen] = useState<Chosen>()
  const upload = useUpload(folder, pictureName || idFrom(key.replace('brand.', '')), onChange)
  const choose = async (picked: File | undefined) => {
    if (!picked) return
    const isDrawing = picked.type === 'image/svg+xml'
    const picture = isDrawing || !ratio ? undefined : await createImageBitmap(picked).catch(() => undefined)
    // The server may read a picture that this browser cannot show; it is not cropped then.
    if (picture) setChosen({ file: picked, picture })
    else upload.send(picked)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0])
  }
  return (
    <Group {...props} schema={{}}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same. */}
      <div
        className={`${controls.buttons} ${styles.drop}`}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        {value ? (
          <img src={`/desk/api/pictures/${value}`} alt={t('picture.current')} />
        ) : (
          <p>{t('picture.none')}</p>
        )}
        <FileButton label={t('picture.choose')} onChoose={choose} />
        <FileButton label={t('picture.take')} onChoose={choose} isCamera />
        {/* In a list a picture is removed with its row. */}
        {Boolean(value) && !isNeeded && <Button onClick={() => onChange('')}>{t('remove')}</Button>}
      </div>
      {upload.isBusy && <Busy text={t('picture.busy')} />}
      {upload.fault !== undefined && <Fault fault={upload.fault} />}
      {chosen && ratio && (
        <Cropper
          picture={chosen.picture}
          ratio={ratio}
          onDone={(crop) => {
            flushSync(() => setChosen(undefined))
            reveal(document.getElementById(`field-${path.join('.')}`), 'center')
            if (crop) upload.send(chosen.file, crop)
          }}
        />
      )}
    </Group>
  )
}

function useUpload(folder: string, name: string, onChange: (file: string) => void) {
  const [state, setState] = useState<{ isBusy: boolean; fault?: unknown }>({ isBusy: false })
  const send = (body: File, crop?: Crop) => {
    const area = Object.entries(crop ?? {}).map(([part, value]) => [part, value.toFixed(6)])
    const query = new URLSearchParams({ folder, name, ...Object.fromEntries(area) })
    setState({ isBusy: true })
    request<{ file: string }>(`/desk/api/pictures?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    }).then(
      ({ file }) => {
        setState({ isBusy: false })
        onChange(file)
      },
      (fault: unknown) => setState({ isBusy: false, fault }),
    )
  }
  return { ...state, send }
}

type FileButtonProps = { label: string; isCamera?: boolean; onChoose: (file: File | undefined) => void }

function FileButton({ label, isCamera, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={isCamera ? styles.camera : undefined}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture={isCamera ? 'environment' : undefined}
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button onClick={() => input.current?.click()}>{label}</Button>
    </span>
  )
}
