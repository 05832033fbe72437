type AddressParts = { street?: string; code?: string; town?: string; province?: string }

const asPosted =
  /^(?<street>.+?)[\s,–-]+(?<code>\d{5})\s+(?<town>[^(,]+?)(?:[\s,]+\(?(?<province>[A-Z]{2})\)?)?$/

/** 'Via del Molo 12, 19121 Portoquieto (SP)' in parts; empty for other formats. */
export function addressParts(text: string): AddressParts {
  return asPosted.exec(text)?.groups ?? {}
}
