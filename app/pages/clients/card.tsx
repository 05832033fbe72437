import type { MouseEvent } from 'react'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { changeQuery } from '#app/platform/use-query.ts'
import type { ClientCard } from '#shared/client-cards.ts'
import { dayWords } from '#shared/dates.ts'
import { pictureAddress } from '#shared/pictures.ts'
import styles from './clients.module.css'

export const loadViewer = () => import('#app/components/image-viewer/image-viewer.tsx')

/** The link leads to the image file; with scripts it opens the viewer. */
export function Card({ card, index }: { card: ClientCard; index: number }) {
  const { t } = usePageContext()
  const [image] = card.images
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const { href } = event.currentTarget
    event.preventDefault()
    loadViewer().then(
      () => changeQuery({ picture: `${card.id}-1` }, 'push'),
      () => location.assign(href),
    )
  }
  const approach = () => void loadViewer().catch(() => undefined)
  const { demonstration, opens, quotation } = card
  const name = <h2 className={styles.name}>{card.name}</h2>
  return (
    <li className={styles.card}>
      {image ? (
        <a
          className={styles.link}
          href={pictureAddress(image, image.width, 'webp')}
          onClick={open}
          onPointerEnter={approach}
          onFocus={approach}
        >
          <Picture
            className={styles.picture}
            of={image}
            alt={image.alt}
            sizes="(width >= 720px) 400px, 100vw"
            eager={index < 2}
          />
          {name}
        </a>
      ) : (
        <div className={styles.plate}>{name}</div>
      )}
      <p className={`fine ${styles.line}`}>
        {demonstration ? t('clients.madeUpWork', { work: card.work }) : card.work}
      </p>
      <p className={`fine ${styles.line}`}>{card.place}</p>
      {quotation && <Quotation {...quotation} />}
      {opens && (
        <SiteLink to={opens} className={`${styles.opens} unprinted`}>
          {t('clients.try', { name: t(`offering.${opens.offering}.name`) })}
        </SiteLink>
      )}
      {card.link && (
        <a href={card.link} rel="noopener">
          {t('clients.visit')}
        </a>
      )}
    </li>
  )
}

type QuotationProps = { text: string; author: string; date: string }

function Quotation({ text, author, date }: QuotationProps) {
  const { lang } = usePageContext()
  return (
    <figure className={styles.quotation}>
      <blockquote className={styles.said}>{text}</blockquote>
      <figcaption className={`fine ${styles.author}`}>
        {author}, <time dateTime={date}>{dayWords(date, lang, 'full')}</time>
      </figcaption>
    </figure>
  )
}
