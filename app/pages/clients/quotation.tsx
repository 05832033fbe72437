import { useHere } from '#app/platform/here.ts'
import { dayWords } from '#shared/day-words.ts'
import styles from './quotation.module.css'

type QuotationProps = { text: string; author: string; date: string }

/** What a client said, who said it and when: as calm as the rest, without a rating. */
export function Quotation({ text, author, date }: QuotationProps) {
  const { lang } = useHere()
  return (
    <figure className={styles.quotation}>
      <blockquote className={styles.said}>{text}</blockquote>
      <figcaption className={styles.author}>
        {author}, <time dateTime={date}>{dayWords(date, lang, 'full')}</time>
      </figcaption>
    </figure>
  )
}
