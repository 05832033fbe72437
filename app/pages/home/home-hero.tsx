import type { MouseEvent } from 'react'
import { Answers } from '#app/components/answers/answers.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { showError } from '#app/components/toaster/show-error.ts'
import { useOwnName } from '#app/counter/own-name.ts'
import { useHere } from '#app/platform/here.ts'
import { useAudience, useSubjectQuery } from '#app/platform/use-audience.ts'
import { Leaflet } from '#app/products/parts/leaflet/leaflet.tsx'
import { OwnShop, useArrival, useOwnAddress } from '#app/products/parts/own-shop/own-shop.tsx'
import { addressParts } from '#shared/address-parts.ts'
import { requireOffering } from '#shared/navigation.ts'
import { audienceSubject } from '#shared/products.ts'
import { setting } from '#shared/setting.ts'
import styles from './home-hero.module.css'
import { useCopies } from './use-copies.ts'

const { town } = addressParts(setting('company.address'))

/** What the provider does, for whom, and in one gesture: correct the rough copy, read it in the fair one. */
export function Section() {
  const { t } = useHere()
  const audience = useAudience()
  const query = useSubjectQuery()
  const { product, Copies } = useCopies(audience)
  const own = useOwnRequest()
  useArrival()

  return (
    <section id="bannerTop" data-accent={requireOffering(product).accent} className={styles.hero}>
      <div className={styles.say}>
        <h1 className={styles.title}>{t('home.hero.title')}</h1>
        <p className="lead">{t('home.hero.lead')}</p>
        {town && <p className={styles.maker}>{t('home.hero.maker', { town })}</p>}
        <Answers stands="hero" />
        <OwnShop className={styles.own} />
        <p className={styles.example} role="status">
          {t(`home.example.${audience ?? 'nobody'}`)}
        </p>
        <p className="actions">
          <SiteLink className="button" to={{ page: 'contact' }} query={query} onClick={own?.send}>
            {t(own ? 'own.send' : 'home.hero.ask')}
          </SiteLink>
          <SiteLink className="go" to={{ page: 'home', anchor: 'tools' }}>
            {t('home.hero.look')}
            <Icon name="arrow-down" size={18} />
          </SiteLink>
        </p>
      </div>
      <Copies />
      <Leaflet />
    </section>
  )
}

/** With a name of their own the visitor's request begins with it; null without one. */
function useOwnRequest() {
  const here = useHere()
  const { t } = here
  const name = useOwnName()
  const url = useOwnAddress()
  const audience = useAudience()
  if (!name || !url) return null
  const subject = audience ? audienceSubject(audience) : undefined
  const send = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const [{ sendThis }, { triedWords }] = await Promise.all([
      import('#app/contact/queue/send-this.ts'),
      import('#app/counter/roll/tried-words.ts'),
    ])
    const tried = triedWords(here)
    const lines = [t('own.message', { name }), tried && t('own.tried', { tried }), t('own.opens', { url })]
    sendThis(lines.filter(Boolean).join('\n'), subject, here)
  }
  return { send: (event: MouseEvent) => void send(event).catch(showError) }
}
