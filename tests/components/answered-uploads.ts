import { vi } from 'vitest'

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
