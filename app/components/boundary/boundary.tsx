import { Component, type ReactNode } from 'react'
import { usePageContext } from '#app/platform/page-context.ts'

type BoundaryProps = { children: ReactNode }

/** React has no error boundary as a function component. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children
  }
}

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
