import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { useHere } from '#app/platform/here.ts'
import product from '#app/products/parts/product.module.css'
import { Said } from '#app/products/warehouse/fields.tsx'
import styles from './barcode-form.module.css'
import { readWithCamera } from './read-with-camera.ts'

/** Opens the camera, shows what it sees, and closes it with the code, with its part, and when the page is hidden. */
export function CameraKey({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useHere()
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [fault, setFault] = useState<'warehouse.barcode.refused' | 'warehouse.barcode.noCamera'>()
  const read = useEffectEvent((code: string) => {
    setOn(false)
    onCode(code)
  })

  useEffect(() => {
    const picture = video.current
    if (!isOn || !picture) return
    const reading = new AbortController()
    const { signal } = reading
    const closeHidden = () => document.hidden && setOn(false)
    document.addEventListener('visibilitychange', closeHidden, { signal })
    readWithCamera(picture, signal).then(read, (error: unknown) => {
      if (signal.aborted) return
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      setFault(isRefused ? 'warehouse.barcode.refused' : 'warehouse.barcode.noCamera')
      setOn(false)
    })
    return () => reading.abort()
  }, [isOn])

  const toggle = () => {
    setFault(undefined)
    setOn(!isOn)
  }
  return (
    <div className={styles.camera}>
      <button type="button" className={product.key} aria-expanded={isOn} onClick={toggle}>
        <Icon name={isOn ? 'x' : 'camera'} size={20} />
        {t(isOn ? 'warehouse.barcode.stop' : 'warehouse.barcode.camera')}
      </button>
      {isOn && (
        <figure className={styles.seen}>
          <video className={styles.picture} ref={video} muted playsInline />
          <figcaption>{t('warehouse.barcode.aim')}</figcaption>
        </figure>
      )}
      <Said of={fault && { text: t(fault), isFault: true }} />
    </div>
  )
}
