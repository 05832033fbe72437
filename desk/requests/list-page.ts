import { hasWords } from '#scripts/requests/find-requests.ts'
import type { ContactStore, StoredRequest } from '#server/contact-store/contact-store.ts'
import { eachRequest } from '#server/contact-store/each-request.ts'

const most = 50

/** `after`: the place where the page before ended, as `next` named it. */
type Asked = { words: string; isOpen: boolean; after: string }

/** Newest first. Searching reads on until a page is full. */
export async function listPage(store: Pick<ContactStore, 'list'>, { words, isOpen, after }: Asked) {
  const requests: StoredRequest[] = []
  const hasAll = hasWords(words.split(/\s+/).filter(Boolean))
  const number = words.trim().toLowerCase()
  const isFound = (one: StoredRequest) => hasAll(one) || (number.length > 3 && one.id.startsWith(number))
  for await (const one of eachRequest(store, {
    isOpen,
    after: placeOf(after),
    most: words ? 200 : most + 1,
  })) {
    if (!isFound(one)) continue
    if (requests.length === most) return { requests, next: nameOf(requests.at(-1)) }
    requests.push(one)
  }
  return { requests }
}

function nameOf(last: StoredRequest | undefined): string {
  return last ? `${last.createdAt.getTime()}_${last.id}` : ''
}

function placeOf(name: string) {
  const [, time, id = ''] = /^(\d{1,15})_([\da-f-]{1,36})$/.exec(name) ?? []
  return time === undefined ? undefined : { createdAt: new Date(Number(time)), id }
}
