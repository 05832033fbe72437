import type { ContactStore, Page, StoredRequest } from './contact-store.ts'

/** Yields requests newest first, loading them in pages so that few are in memory at once. */
export async function* eachRequest(
  store: Pick<ContactStore, 'list'>,
  { most = 200, ...page }: Page = {},
): AsyncGenerator<StoredRequest> {
  for (let { after } = page; ; ) {
    const some = await store.list({ ...page, after, most })
    yield* some
    after = some.at(-1)
    if (some.length < most) return
  }
}
