import { useCallback, useEffect, useState } from 'react'
import { useHere } from '#app/platform/here.ts'
import lists from '#generated/clients/first.json' with { type: 'json' }
import type { ClientCard } from '#shared/client-cards.ts'

/** The addresses of the whole lists, by their files. */
const addresses = import.meta.glob<string>('/generated/clients/all.*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * The cards that the page has: the first ones, and all of them once `isWholeNeeded` or `loadAll` has fetched the rest.
 * A failed fetch leaves what is there; the next call tries again.
 */
export function useCards(isWholeNeeded: boolean) {
  const { lang } = useHere()
  const list = lists[lang]
  const [cards, setCards] = useState<readonly ClientCard[]>(list.cards)
  const isWhole = cards.length >= list.total
  const loadAll = useCallback(async () => {
    if (isWhole) return
    try {
      const response = await fetch(addresses[`/generated/clients/all.${lang}.json`] ?? '')
      if (response.ok) setCards(await response.json())
    } catch (error) {
      console.error(error)
    }
  }, [isWhole, lang])
  useEffect(() => {
    if (isWholeNeeded) loadAll()
  }, [isWholeNeeded, loadAll])
  return { list, cards, loadAll }
}
