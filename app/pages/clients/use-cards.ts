import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'
import type { ClientCard, ClientList } from '#shared/client-cards.ts'

const addresses = import.meta.glob<string>('/generated/clients/all.*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The cards of this part, or of all parts once a `search` has fetched them. After a failure the next search fetches again. */
export function useCards(search: string) {
  const { lang, rows = '' } = usePageContext()
  const list = useMemo((): ClientList => JSON.parse(rows), [rows])
  const [cards, setCards] = useState<readonly ClientCard[]>(list.cards)
  const [failed, setFailed] = useState('')
  const isMissing = search !== failed && search !== '' && cards.length < list.total
  const fail = useEffectEvent((error: unknown) => {
    console.error(error)
    setFailed(search)
  })
  useEffect(() => {
    if (isMissing) loadAll(lang).then(setCards).catch(fail)
  }, [isMissing, lang])
  return { list, cards }
}

async function loadAll(lang: string): Promise<readonly ClientCard[]> {
  const response = await fetch(addresses[`/generated/clients/all.${lang}.json`] ?? '')
  if (!response.ok) throw new Error(`The list of all clients: ${response.status}`)
  return response.json()
}
