import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { priceSentence } from '#app/components/terms/price-words.ts'
import { usePageContext } from '#app/platform/page-context.ts'
import { ProductHead } from '#app/products/product-page/product-head.tsx'
import type { AskableId } from '#content/offerings.ts'
import { termsOf } from '#content/terms.ts'
import { textIn } from '#shared/locale.ts'
import { type Offering, requireOffering } from '#shared/navigation.ts'
import { type ProductPage, subjectsOf } from '#shared/products.ts'
import styles from './home-section.module.css'

type HomeProduct = ProductPage & Extract<Offering, { target: { page: 'home' } }>['id']
type HomeSectionProps = {
  id: HomeProduct
  className?: string | undefined
  /** Where the demonstration is, if not between the words and the price. */
  layout?: 'hanging' | 'first' | 'edge'
  control?: ReactNode
  children: ReactNode
}

export function HomeSection({ id, className = '', layout, control, children }: HomeSectionProps) {
  const { t } = usePageContext()
  const name = t(`offering.${id}.name`)
  const [subject] = subjectsOf(requireOffering(id))
  return (
    <section
      id={id}
      data-accent={requireOffering(id).accent}
      data-layout={layout}
      className={`${styles.part} ${className}`}
    >
      <ProductHead id={id} title={`${id}.hero.title`}>
        <p className={styles.say}>{t(`${id}.lead`)}</p>
        {control}
      </ProductHead>
      {children}
      <div className={styles.foot}>
        {subject && <Price of={subject} />}
        <p className={`actions ${styles.ways}`}>
          <SiteLink className={`go ${styles.try}`} to={{ page: id, anchor: 'bannerTop' }}>
            {t('home.part.try', { name })}
            <Icon name="arrow-right" size={18} />
          </SiteLink>
          <SiteLink
            className={`go ${styles.quote}`}
            to={{ page: 'contact' }}
            query={`subject=${subject ?? ''}`}
          >
            {t('home.part.quote')}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}

function Price({ of }: { of: AskableId }) {
  const { t, lang } = usePageContext()
  const { price, dependsOn } = termsOf(of)
  if (!price && !dependsOn) return null
  return (
    <p className={`fine ${styles.price}`}>
      <b className={styles.term}>
        {price ? priceSentence(price, lang, t) : `${t('terms.price.quotation')}.`}
      </b>
      {dependsOn ? ` ${textIn(dependsOn, lang)}` : null}
    </p>
  )
}
