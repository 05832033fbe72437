import { articleName } from '#app/demo-shop/names.ts'
import { useShop } from '#app/demo-shop/use-shop.ts'
import { usePageContext } from '#app/platform/page-context.ts'

export function ReturnedPieces({ pieces }: { pieces: Readonly<Record<string, number>> }) {
  const { t } = usePageContext()
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
