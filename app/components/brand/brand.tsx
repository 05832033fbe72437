import { usePageContext } from '#app/platform/page-context.ts'
import { Logo } from '../logo/logo.tsx'
import { Mark } from '../mark/mark.tsx'

type BrandProps = {
  ground: 'cover' | 'paper'
  /** The stand-in's side, in CSS pixels. */
  size: number
  /** How the name beside the stand-in is set. */
  className: string | undefined
  /** A link around it says the name: the picture is silent. */
  isNamed?: boolean
}

/** Whose site it is: the owner's logo; while there is none, the stand-in with the name as text. */
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
