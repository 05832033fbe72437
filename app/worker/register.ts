import { showToast } from '#app/components/toaster/toaster.tsx'
import { choiceMessage, chosenLanguage } from '#shared/language-choice.ts'
import type { Translate } from '#shared/messages.ts'
import { cachePrefix } from './versions.ts'

const script = '/ngsw-worker.js'

/** Milliseconds: how long a page that is never idle delays registration, and the limit for any delay. */
const idleLimit = 2_000
const latestRegistration = 30_000

/**
 * Registers once the page has loaded and is idle, at the latest 30 seconds after its start. A failure is one
 * console error. Without `t` no update is announced.
 */
export async function registerWorker(t: Translate | undefined) {
  if (!('serviceWorker' in navigator)) return
  const rest = Math.max(0, latestRegistration - performance.now())
  await Promise.race([loaded().then(idle), wait(rest)])
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const
    const registration = await navigator.serviceWorker.register(scriptAddress(), options)
    // Extensions and test tools that disable workers resolve with undefined.
    if (registration) watch(registration, (update) => t && announceUpdate(t, update))
    await tellChoice()
  } catch (error) {
    console.error('The service worker was not registered.', error)
  }
}

/** A choice made before the worker existed is only in the cookie. */
async function tellChoice() {
  const chosen = chosenLanguage(document.cookie)
  if (!chosen) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(choiceMessage(chosen))
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

function idle(): Promise<unknown> {
  if (!('requestIdleCallback' in window)) return wait(200)
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleLimit }))
}

function watch(registration: ServiceWorkerRegistration, announce: (update: () => void) => void) {
  let announced: ServiceWorker | undefined
  const announceWaiting = () => {
    const worker = registration.waiting
    if (!worker || worker === announced || !navigator.serviceWorker.controller) return
    announced = worker
    announce(() => takeOver(registration))
  }
  let turn = Promise.resolve()
  const look = () => {
    turn = turn.then(() => lookForUpdate(registration))
  }
  registration.addEventListener('updatefound', () => {
    // The first worker is no update. WebKit still calls it waiting when it controls the page already.
    if (!registration.active) return
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announceWaiting()
    })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look()
  })
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', look)
  announceWaiting()
  look()
}

/** Only this tab reloads; the others keep their version, whose files the worker keeps. */
function takeOver({ waiting }: ServiceWorkerRegistration) {
  // The old worker is replaced once it has no fetch pending, so preloading on hover stops.
  document.documentElement.dataset.live = 'leaving'
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // Not the announced one: a newer build may have replaced it since.
  if (waiting) waiting.postMessage({ type: 'update' })
  else location.reload()
}

/** 404 or 410 removes the worker and its caches; other failures change nothing. */
async function lookForUpdate(registration: ServiceWorkerRegistration) {
  if (!navigator.onLine) return
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' })
    if (status === 404 || status === 410) await remove(registration)
    else if (status === 200) await registration.update()
  } catch {
    // Offline, or the worker is only half deployed: the running version stays.
  }
}

async function remove(registration: ServiceWorkerRegistration) {
  await registration.unregister()
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix)) await caches.delete(name)
  }
}

/** Registering a worker is a Trusted Types sink: this policy allows one address. */
function scriptAddress(): string {
  const policy = window.trustedTypes?.createPolicy('vetrina', { createScriptURL: () => script })
  return policy?.createScriptURL('') ?? script
}

/** Stays until the visitor accepts or closes it. */
function announceUpdate(t: Translate, update: () => void) {
  showToast({
    kind: 'update',
    title: t('update.title'),
    message: t('update.text'),
    action: { label: t('update.action'), run: update },
    duration: 0,
  })
}
