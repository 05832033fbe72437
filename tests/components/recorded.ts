import { onTestFinished, vi } from 'vitest'

/** Prevents navigations: their targets are recorded, and shown as the address until the test is over. */
export function recordNavigations(): string[] {
  const visited: string[] = []
  const before = location.href
  const onNavigate = (event: NavigateEvent) => {
    const { pathname, search, hash } = new URL(event.destination.url)
    visited.push(pathname + search + hash)
    if (event.canIntercept) event.intercept({ scroll: 'manual', focusReset: 'manual' })
  }
  navigation.addEventListener('navigate', onNavigate)
  onTestFinished(() => {
    navigation.removeEventListener('navigate', onNavigate)
    history.replaceState(null, '', before)
  })
  return visited
}

/** Records files offered for download instead of saving them, until the mocks are restored. */
export function recordDownloads() {
  const files: { name: string; blob: Promise<Blob> }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: fetch(this.href).then((answer) => answer.blob()) })
  })
  return files
}

type Answer = { status: number; body?: unknown; retryAfter?: string }

/** Records uploads instead of sending them, and answers them in this order, then 200, until the mocks are restored. */
export function answeredUploads() {
  const answers: Answer[] = []
  const sent: FormData[] = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    if (body instanceof FormData) sent.push(body)
    const { status, body: answer = {}, retryAfter = null } = answers.shift() ?? { status: 200 }
    Object.defineProperties(this, {
      status: { value: status },
      responseText: { value: JSON.stringify(answer) },
      getResponseHeader: { value: (name: string) => (name === 'Retry-After' ? retryAfter : null) },
    })
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')))
  })
  return { sent, answer: (...next: Answer[]) => void answers.push(...next) }
}

/** An upload that is never sent: the test decides its outcome. */
export function heldUpload() {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined)
  return () => {
    const call: unknown = send.mock.contexts[0]
    if (!(call instanceof XMLHttpRequest)) throw new Error('Nothing was sent.')
    return call
  }
}
