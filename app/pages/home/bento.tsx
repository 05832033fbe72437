import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useHere } from '#app/place.ts'
import { offeringTarget, requireOffering } from '#shared/navigation.ts'
import styles from './bento.module.css'
import drawn from './fragments.module.css'
import { fragments } from './fragments.tsx'

const cells = [
  'warehouse',
  'menudigitale',
  'easycomande',
  'easydelivery',
  'lawyers',
  'ecommerce',
  'plugins',
  'costaeventi',
  'reservations',
] as const

/** The bench: every product in one grid. In solid colour those with a page of their own. */
export function Section() {
  const { t } = useHere()
  return (
    <section id="tools" className={styles.tools}>
      <h2>{t('home.tools.title')}</h2>
      <ul>
        {cells.map((id) => (
          <Cell key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Cell({ id }: { id: (typeof cells)[number] }) {
  const { page, t } = useHere()
  const offering = requireOffering(id)
  const target = offeringTarget(offering)
  const inside = (
    <>
      <h3>{t(`offering.${id}.name`)}</h3>
      <Icon name={offering.icon} />
      <p>{t(`home.tools.${id}`)}</p>
      <div aria-hidden="true">{id === 'reservations' ? t('header.group.soon') : fragments[id](t)}</div>
    </>
  )
  return (
    <li
      className={[styles[id], drawn[id]].filter(Boolean).join(' ')}
      data-accent={offering.accent}
      data-solid={(target && target.page !== page) || undefined}
    >
      {target ? (
        <SiteLink to={target}>{inside}</SiteLink>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: a placeholder link, announced as unavailable, not focusable or clickable.
        <a role="link" aria-disabled="true">
          {inside}
        </a>
      )}
    </li>
  )
}
