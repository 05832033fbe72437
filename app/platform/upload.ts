import {
  antiForgeryHeader,
  antiForgeryToken,
  browserWorld,
  HttpFailure,
  parsedBody,
  statusText,
} from './http.ts'

type UploadOptions = {
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  /** From a form server on another origin, in place of the anti-forgery header. */
  formToken?: string
}

/** Milliseconds. */
const timeLimit = 120_000

/**
 * XMLHttpRequest, because `fetch` reports no upload progress. Gives the parsed body, throws an `HttpFailure`.
 */
export function upload(url: string, body: FormData, options: UploadOptions = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', url)
    call.setRequestHeader('Accept', 'application/json')
    const token = antiForgeryToken('POST', url, browserWorld.page())
    if (token !== null) call.setRequestHeader(antiForgeryHeader, token)
    if (options.formToken) call.setRequestHeader('X-Form-Token', options.formToken)
    call.timeout = timeLimit
    call.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total > 0 ? loaded / total : 0)
    call.onload = () => {
      const answer = parsedBody(call.responseText)
      if (call.status >= 200 && call.status < 300) resolve(answer)
      else
        reject(
          new HttpFailure(
            call.status,
            statusText(call.status, call.statusText),
            answer,
            call.getResponseHeader('Retry-After'),
          ),
        )
    }
    call.onerror = () => reject(new HttpFailure(0, 'Unknown Error', null))
    call.ontimeout = () => reject(new HttpFailure(0, 'Timeout', null))
    call.send(body)
  })
}
