import { useEffect } from 'react'
import { refresh } from '../ui/api.ts'
import controls from '../ui/controls.module.css'
import { useWords } from '../ui/desk-context.ts'
import { addressOf, useAddress } from '../ui/use-address.ts'
import { EraseView } from './erase-view.tsx'
import { RequestList } from './request-list.tsx'
import { RequestView } from './request-view.tsx'

/** New requests appear by themselves, erased ones go. */
const pause = 20_000

/** `#requests/list/all/words`, `#requests/erase/whom`, `#requests/<number>`. */
export default function RequestsView() {
  const t = useWords('requests')
  const [, step = '', first = '', words = ''] = useAddress()
  const isList = step === '' || step === 'list'
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), pause)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={controls.room}>
      {!isList && <a href={addressOf('requests', 'list', 'all')}>{t('back')}</a>}
      {isList && <RequestList only={first === 'all' ? 'all' : 'open'} words={words} />}
      {step === 'erase' && <EraseView key={first} who={first} />}
      {!isList && step !== 'erase' && <RequestView key={step} id={step} />}
    </div>
  )
}
