import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { refresh } from './api.ts'
import { Busy, Button } from './controls.tsx'
import { useDesk, useWords } from './desk-context.ts'
import { NoteProvider } from './note.tsx'
import styles from './shell.module.css'
import { addressOf, useAddress } from './use-address.ts'

export function Shell() {
  const t = useWords('shell')
  const { brand, isHome } = useDesk()
  const [id] = useAddress()
  const desks = useOpenDesks()
  const shownRooms = rooms.filter((one) => !isHome || !('isOnServer' in one))
  const room = shownRooms.find((one) => one.id === id) ?? rooms[0]
  const main = useRef<HTMLElement>(null)
  const shown = useRef(room.id)
  useEffect(() => {
    document.title = `${t(`room.${room.id}`)} · ${t('title')} · ${brand}`
    // The first page keeps the browser's focus; later each room gets it.
    if (shown.current !== room.id) main.current?.focus()
    shown.current = room.id
  })
  return (
    <>
      <header className={styles.header}>
        <strong className={styles.title}>
          {t('title')} <span>{brand}</span>
        </strong>
        <nav className={styles.rooms} aria-label={t('title')}>
          {shownRooms.map((one) => (
            <a key={one.id} href={addressOf(one.id)} aria-current={one.id === room.id ? 'page' : undefined}>
              {t(`room.${one.id}`)}
            </a>
          ))}
        </nav>
        {desks > 1 && (
          <small className={styles.desks} role="status">
            {t('desks', { count: desks - 1 })}
          </small>
        )}
      </header>
      <main className={styles.main} ref={main} tabIndex={-1}>
        <Welcome />
        <NoteProvider key={room.id}>
          <Suspense fallback={<Busy />}>
            <room.View />
          </Suspense>
        </NoteProvider>
      </main>
    </>
  )
}

const kept = 'desk-welcome'

/** Three sentences, until they are dismissed. */
function Welcome() {
  const t = useWords('shell')
  const [isRead, setRead] = useState(localStorage.getItem(kept) !== null)
  if (isRead) return null
  const dismiss = () => {
    localStorage.setItem(kept, 'read')
    setRead(true)
  }
  return (
    <aside className={styles.welcome}>
      <p>{t('welcome')}</p>
      <Button onClick={dismiss}>{t('welcome.end')}</Button>
    </aside>
  )
}

const rooms = [
  { id: 'words', View: lazy(() => import('../words/words-view.tsx')) },
  { id: 'rows', View: lazy(() => import('../rows/rows-view.tsx')) },
  { id: 'requests', View: lazy(() => import('../requests/requests-view.tsx')) },
  { id: 'health', View: lazy(() => import('../health/health-view.tsx')) },
  { id: 'publish', View: lazy(() => import('../publish/publish-view.tsx')) },
  { id: 'history', View: lazy(() => import('./history-view.tsx')) },
  { id: 'access', View: lazy(() => import('../access/access-view.tsx')), isOnServer: true },
] as const satisfies readonly { id: string; View: ComponentType; isOnServer?: true }[]

/** How many desks are open, this one included. Their changes reload the views. */
function useOpenDesks(): number {
  const [count, setCount] = useState(1)
  useEffect(() => {
    const stream = new EventSource('/desk/api/events')
    stream.addEventListener('changed', refresh)
    // Changes before the stream opened, or while it was cut, were missed.
    stream.addEventListener('open', refresh)
    stream.addEventListener('desks', ({ data }) => setCount(Number(data)))
    // Being offline may leave the stream open.
    window.addEventListener('online', refresh)
    return () => {
      window.removeEventListener('online', refresh)
      stream.close()
    }
  }, [])
  return count
}
