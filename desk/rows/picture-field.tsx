import { use, useState } from 'react'
import { request } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { Busy, Button, Fault } from '../ui/controls.tsx'
import { useWords } from '../ui/desk-context.ts'
import { type ControlProps, FormContext } from './form-context.ts'
import { idFrom } from './form-model.ts'
import styles from './rows.module.css'

const folders: Readonly<Record<string, string>> = { settings: 'brand', people: 'people' }

export function PictureField({ path, value, isNeeded, onChange }: ControlProps) {
  const t = useWords('rows')
  const { file, pictureName } = use(FormContext)
  const [state, setState] = useState<{ isBusy: boolean; fault?: unknown }>({ isBusy: false })
  const upload = (body: File) => {
    const name = pictureName || idFrom((path.at(-1) ?? '').replace('brand.', ''))
    const query = new URLSearchParams({ folder: folders[file] ?? 'clients', name })
    setState({ isBusy: true })
    request<{ file: string }>(`/desk/api/pictures?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    }).then(
      (made) => {
        setState({ isBusy: false })
        onChange(made.file)
      },
      (fault: unknown) => setState({ isBusy: false, fault }),
    )
  }
  return (
    <>
      {value ? (
        <img className={styles.picture} src={`/desk/api/pictures/${value}`} alt={t('picture.current')} />
      ) : (
        <p>{t('picture.none')}</p>
      )}
      <div className={controls.buttons}>
        <label className={`${controls.button} ${styles.choose}`}>
          {t('picture.choose')}
          {/* It covers its label, so that files can be dropped there; a phone offers its camera. */}
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              if (target.files?.[0]) upload(target.files[0])
              // The same file can be chosen again.
              target.value = ''
            }}
          />
        </label>
        {/* In a list a picture is removed with its row. */}
        {Boolean(value) && !isNeeded && <Button onClick={() => onChange('')}>{t('remove')}</Button>}
      </div>
      {state.isBusy && <Busy text={t('picture.busy')} />}
      {state.fault !== undefined && <Fault fault={state.fault} />}
    </>
  )
}
