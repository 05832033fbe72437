import { usePageContext } from '#app/platform/page-context.ts'
import { Logo } from '../logo/logo.tsx'
import { Mark } from '../mark/mark.tsx'

type BrandProps = {
  ground: 'cover' | 'paper'
  /** The placeholder's side, in CSS pixels. */
  size: number
  /** For the name beside the placeholder. */
  className: string | undefined
  /** A link around it has the name, so the image's alt is empty. */
  isNamed?: boolean
}

/** The owner's logo, or a placeholder with the name as text. */
export function Brand({ ground, size, className, isNamed = false }: BrandProps) {
  const { t } = usePageContext()
  const name = t('shell.brand')
  if (__LOGO__) return <Logo logos={__LOGO__} ground={ground} name={isNamed ? '' : name} />
  return (
    <>
      <Mark size={size} />
      <span className={className}>{name}</span>
    </>
  )
}
