import { offerings } from '#content/offerings.ts'
import { offeringTarget } from './navigation.ts'

export function homeAnchors(): readonly string[] {
  const anchors = offerings.flatMap((row) => {
    const target = offeringTarget(row)
    return target?.page === 'home' && target.anchor && target.anchor !== 'bannerTop' ? [target.anchor] : []
  })
  return [...new Set(anchors)]
}
