import { Component, type ReactNode } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'

type BoundaryProps = { children: ReactNode }

/** Keeps a fault of one part from blanking the page. React has no function component for this. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children
  }
}

/** Shown in place of a page or section that failed: what happened, and the way on. */
export function Broken() {
  const { t } = usePageContext()
  return (
    <section>
      <div>
        <h2>{t('broken.title')}</h2>
        <p className="lead">{t('broken.text')}</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
      </div>
    </section>
  )
}
