import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import type { IconName } from '#app/components/icon/icons.ts'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { DrawnCode } from '#app/components/qr-code/drawn-code.tsx'
import { Code, usePublicAddress } from '#app/components/qr-code/qr-code.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { useMenuDraft } from '#app/products/menudigitale/menu-store.ts'
import { createMenuQr, largestEasy, saveSvg } from '#app/products/menudigitale/save-code.ts'
import { useMenuAddress } from '#app/products/menudigitale/use-menu-address.ts'
import { copyText } from '#app/products/product-page/share-address.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import styles from './tent.module.css'

type ActionProps = { icon: IconName; disabled: boolean; act: () => unknown; children: ReactNode }

function Action({ icon, disabled, act, children }: ActionProps) {
  return (
    <button type="button" className="go" disabled={disabled} onClick={act}>
      <Icon name={icon} size={20} />
      {children}
    </button>
  )
}

/** Prints the card alone. */
function printCard() {
  const root = document.documentElement
  root.dataset.print = ''
  window.addEventListener('afterprint', () => delete root.dataset.print, { once: true })
  window.print()
}

const isWithoutAddress = isThisMachine(__ORIGIN__)

/** Folded at the dashed line, so its back half is printed upside down. */
export function Section() {
  const { t } = usePageContext()
  const { draft } = useMenuDraft()
  const { code, url, fault } = useMenuAddress(draft)
  const published = usePublicAddress('menu')
  const qr = url ? createMenuQr(url) : null
  const name = draft.name || t('menu.unnamed')
  const address = url ? url.replace(/^https?:\/\/|#.*$/g, '') : published
  const isTooLong = url !== undefined && !qr
  const isWithoutCode = isTooLong || fault !== undefined
  const state = fault
    ? t(`menu.fault.${fault}`)
    : t(isTooLong ? 'menudigitale.tent.noCode' : 'menudigitale.tent.trial')
  const open = (
    <>
      <Icon name="arrow-right" size={20} />
      {t('menudigitale.tent.open')}
    </>
  )
  return (
    <section className={styles.tent} data-accent="menudigitale" id="tent">
      <div className={styles.card}>
        <p className={styles.back} aria-hidden="true">
          <b>{name}</b>
        </p>
        {qr ? (
          <DrawnCode
            modules={qr.modules}
            words={t('product.code', { address })}
            size={280}
            className={`${styles.code} ${styles.drawn}`}
          />
        ) : (
          <Code className={styles.code} size={280} />
        )}
        <p>
          <b className={styles.name}>{name}</b>
          {t('menudigitale.tent.scan')}
          <small className={styles.opens}>{t('menudigitale.tent.opens', { address })}</small>
        </p>
      </div>
      <div className={`${styles.say} unprinted`}>
        <h2>{t('menudigitale.tent.title')}</h2>
        <p className="lead">{t('menudigitale.tent.text')}</p>
        {isWithoutAddress ? (
          <p className={styles.unaddressed}>
            {isThisMachine(url ?? __ORIGIN__)
              ? t('menudigitale.tent.local', { address })
              : t('menudigitale.tent.served', { address })}
          </p>
        ) : null}
        <p className={`${styles.state} scripted`} role="status">
          {state}{' '}
          {qr && qr.version > largestEasy ? (
            <b className={styles.dense}>{t('menudigitale.tent.dense')}</b>
          ) : null}
        </p>
        <div className={`${styles.actions} scripted`}>
          <button type="button" className="button" disabled={isWithoutCode} onClick={() => printCard()}>
            <Icon name="printer" size={20} />
            {t('menudigitale.tent.print')}
          </button>
          <Action icon="download" disabled={isWithoutCode} act={() => qr && saveSvg(qr.modules, draft.name)}>
            {t('menudigitale.tent.svg')}
          </Action>
          <Action icon="copy" disabled={fault !== undefined} act={() => url && copyText(url, t)}>
            {t('menudigitale.tent.copy')}
          </Action>
          {code ? (
            <SiteLink className="go" to={{ page: 'menu', anchor: code }}>
              {open}
            </SiteLink>
          ) : (
            <span className={`go ${styles.waiting}`}>{open}</span>
          )}
        </div>
        <p className="fine">{t('menudigitale.tent.paper')}</p>
      </div>
    </section>
  )
}
