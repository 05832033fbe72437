import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import type { ClientCard, ClientList } from '#shared/client-cards.ts'

const addresses = import.meta.glob<string>('/generated/clients/all.*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * The cards of this part, and all once `isWholeNeeded` or `loadAll` has fetched the rest. After a failure the
 * next call retries.
 */
export function useCards(isWholeNeeded: boolean) {
  const { lang, rows = '' } = usePageContext()
  const list = useMemo((): ClientList => JSON.parse(rows), [rows])
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
