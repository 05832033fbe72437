import { articleName } from '#app/counter/names.ts'
import { useShop } from '#app/counter/use-shop.ts'
import { useHere } from '#app/platform/here.ts'

/** Pieces that go back, by their names. */
export function ReturnedPieces({ pieces }: { pieces: Readonly<Record<string, number>> }) {
  const { t } = useHere()
  const { articles } = useShop()
  return (
    <ul>
      {articles
        .filter(({ id }) => pieces[id])
        .map((article) => (
          <li key={article.id}>{`${pieces[article.id]}\u00a0× ${articleName(article, t)}`}</li>
        ))}
    </ul>
  )
}
