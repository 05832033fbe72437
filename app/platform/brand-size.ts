/**
 * How the provider's name is set in header and footer: of up to five letters large, of a few more smaller, a long one
 * small and in lines. The style sheets know the three.
 */
export function brandSize(brand: string): 'large' | 'medium' | 'small' {
  const longestWord = Math.max(...brand.split(/[\s-]+/).map((word) => word.length))
  if (brand.length <= 5) return 'large'
  return brand.length <= 16 && longestWord <= 10 ? 'medium' : 'small'
}
