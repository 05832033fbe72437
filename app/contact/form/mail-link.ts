/** Some mail programs cut or reject longer addresses. */
const longest = 1_800

type Mail = { subject: string | undefined; body: string }

/** RFC 6068. `isWhole`: the body fits, or there is none. */
export function mailLink(email: string, { subject, body }: Mail): { address: string; isWhole: boolean } {
  const link = (fields: Readonly<Record<string, string | undefined>>) => {
    const told = Object.entries(fields).flatMap(([name, text]) =>
      text ? [`${name}=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`] : [],
    )
    return `mailto:${encodeURI(email)}${told.length > 0 ? `?${told.join('&')}` : ''}`
  }
  const whole = link({ subject, body })
  if (whole.length <= longest) return { address: whole, isWhole: true }
  return { address: link({ subject }), isWhole: false }
}
