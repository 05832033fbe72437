/**
 * The names in an `Accept-…` header with their weights (RFC 9110 §12.4.2): from 0, which refuses, to 1, which also stands
 * for none given. A weight that is none counts as 0.
 */
export function weightedNames(header: string | undefined): { name: string; weight: number }[] {
  return (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const written = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
    const weight = written === undefined ? 1 : Number(written)
    return name ? [{ name, weight: weight >= 0 && weight <= 1 ? weight : 0 }] : []
  })
}
