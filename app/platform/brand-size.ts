/** Type size of the provider's name in header and footer, by its length. */
export function brandSize(brand: string): 'large' | 'medium' | 'small' {
  const longestWord = Math.max(...brand.split(/[\s-]+/).map((word) => word.length))
  if (brand.length <= 5) return 'large'
  return brand.length <= 16 && longestWord <= 10 ? 'medium' : 'small'
}
