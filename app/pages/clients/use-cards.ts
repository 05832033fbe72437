import { useEffect, useMemo, useState } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import type { ClientCard, ClientList } from '#shared/client-cards.ts'

const addresses = import.meta.glob<string>('/generated/clients/all.*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The cards of this part, and all once `isWholeNeeded` has fetched the rest. */
export function useCards(isWholeNeeded: boolean) {
  const { lang, rows = '' } = usePageContext()
  const list = useMemo((): ClientList => JSON.parse(rows), [rows])
  const [cards, setCards] = useState<readonly ClientCard[]>(list.cards)
  const isMissing = isWholeNeeded && cards.length < list.total
  useEffect(() => {
    if (isMissing) loadAll(lang).then((all) => all && setCards(all), console.error)
  }, [isMissing, lang])
  return { list, cards }
}

async function loadAll(lang: string): Promise<readonly ClientCard[] | undefined> {
  const response = await fetch(addresses[`/generated/clients/all.${lang}.json`] ?? '')
  return response.ok ? await response.json() : undefined
}
