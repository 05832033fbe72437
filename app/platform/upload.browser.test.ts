import { expect, onTestFinished, test, vi } from 'vitest'
import { answeredUploads, heldUpload } from '#tests/components/recorded.ts'
import { HttpFailure } from './http.ts'
import { upload } from './upload.ts'

function form() {
  const body = new FormData()
  body.set('name', 'Nives')
  return body
}

test('an answer of 300 and more is a failure with its body and Retry-After', async () => {
  answeredUploads().answer({ status: 429, retryAfter: '7', body: { message: 'm' } })
  await expect(upload('/api/contact', form())).rejects.toMatchObject({
    status: 429,
    error: { message: 'm' },
    retryAfter: 7,
  })
})

test('upload sends the form with the token cookie and returns the answer', async () => {
  await cookieStore.set('XSRF-TOKEN', 'token-1')
  onTestFinished(() => cookieStore.delete('XSRF-TOKEN'))
  const { sent, answer } = answeredUploads()
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open')
  const headers = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader')
  answer({ status: 200, body: { id: 'a1' } })
  expect(await upload('/api/contact', form())).toEqual({ id: 'a1' })
  expect(opened.mock.calls).toEqual([['POST', '/api/contact']])
  expect(headers.mock.calls).toEqual([
    ['Accept', 'application/json'],
    ['X-XSRF-TOKEN', 'token-1'],
  ])
  expect(sent.map((body) => [...body])).toEqual([[['name', 'Nives']]])
})

test.for([
  ['error', '0 Unknown Error'],
  ['timeout', '0 Timeout'],
] as const)('no answer (%s) is a failure with status 0', async ([type, message]) => {
  const call = heldUpload()
  const outcome = upload('/api/contact', form()).catch((error: unknown) => error)
  expect(call().timeout).toBe(120_000)
  call().dispatchEvent(new ProgressEvent(type))
  const failure = await outcome
  expect(failure).toBeInstanceOf(HttpFailure)
  expect(failure).toMatchObject({ status: 0, message, error: null })
})
