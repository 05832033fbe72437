import { type FocusEvent, useEffect, useRef } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import { Icon } from '../icon/icon.tsx'
import type { ToastStore } from './toast-store.ts'
import styles from './toaster.module.css'
import { isRunning, type Toast } from './toasts.ts'

const icons = { success: 'check', error: 'circle-alert', info: 'info', update: 'refresh-cw' } as const

/** The element to return the focus to. */
let cameFrom: EventTarget | null = null

export function ToastSlip({ toast, store }: { toast: Toast; store: ToastStore }) {
  const { t } = usePageContext()
  const { id, kind, state, title, message, action, count } = toast
  const slip = useRef<HTMLDivElement>(null)
  const bar = useTimeLeft(toast, store.isHidden())

  useEffect(() => {
    if (state === 'removed' && slip.current?.contains(document.activeElement)) giveFocusBack()
  }, [state])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold it; its controls are the buttons.
    <div
      className={styles.toast}
      ref={slip}
      data-kind={kind}
      data-state={state}
      aria-atomic="true"
      onPointerEnter={() => store.hold(id, 'pointer')}
      onPointerLeave={() => store.release(id, 'pointer')}
      onFocus={(event) => {
        if (isFromOutside(event)) cameFrom = event.relatedTarget
        store.hold(id, 'focus')
      }}
      onBlur={() => store.release(id, 'focus')}
    >
      <span className={styles.sign}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.words}>
        <p>
          <b className={styles.title}>{title}</b>
          {count > 1 ? (
            <small className={styles.count}>
              <span aria-hidden="true">×{count}</span>
              <span className="visually-hidden">{t('toast.times', { count })}</span>
            </small>
          ) : null}
        </p>
        <p>{message}</p>
        {action ? (
          <button
            className={`go ${styles.action}`}
            type="button"
            onClick={() => {
              store.remove(id)
              action.run()
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <button
        className={`touch ${styles.close}`}
        type="button"
        aria-label={t('toast.close')}
        onClick={() => store.remove(id)}
      >
        <Icon name="x" />
      </button>
      <i className={styles.time}>
        <i className={styles.left} ref={bar} />
      </i>
    </div>
  )
}

/** With reduced motion the bar moves once a second. */
function useTimeLeft(toast: Toast, isHidden: boolean) {
  const bar = useRef<HTMLSpanElement>(null)
  const { duration, left, from, state } = toast
  const runs = state === 'active' && isRunning(toast, isHidden)
  useEffect(() => {
    if (duration === 0 || state === 'removed') return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const run = bar.current?.animate(
      { transform: [`scaleX(${left / duration})`, 'scaleX(0)'] },
      { duration: left, fill: 'both', easing: isCalm ? `steps(${Math.ceil(left / 1000)})` : 'linear' },
    )
    if (run) run.currentTime = runs ? performance.now() - from : 0
    if (!runs) run?.pause()
    return () => run?.cancel()
  }, [duration, left, from, state, runs])
  return bar
}

function isFromOutside(event: FocusEvent) {
  return !(event.relatedTarget instanceof Element && event.relatedTarget.closest(`.${styles.toast}`))
}

function giveFocusBack() {
  const target =
    cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : document.querySelector('main')
  target?.focus({ preventScroll: true })
}
