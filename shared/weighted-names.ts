/** Parses an `Accept-…` header (RFC 9110 §12.4.2). Weight defaults to 1; an invalid one is 0. */
export function weightedNames(header: string | undefined): { name: string; weight: number }[] {
  return (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const written = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
    const weight = written === undefined ? 1 : Number(written)
    return name ? [{ name, weight: weight >= 0 && weight <= 1 ? weight : 0 }] : []
  })
}
