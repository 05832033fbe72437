import type { CompanyKey } from '#shared/company-rows.ts'

/** One of the provider's data: what can be called or written to is a link. */
export function CompanyValue({ row, value }: { row: CompanyKey; value: string }) {
  if (row === 'company.phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>
  if (row !== 'company.email' && row !== 'company.pec') return value
  const [name, host] = value.split('@', 2)
  // A long address breaks where it is easily read on.
  return (
    <a href={`mailto:${value}`}>
      {name}@<wbr />
      {host}
    </a>
  )
}
