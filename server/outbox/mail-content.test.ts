import { expect, test } from 'vitest'
import type { ReceivedMail } from '#server/fixtures/mail-server.ts'
import { sent } from '#server/fixtures/outbox-run.ts'

test('the notice has the whole request in Italian and the visitor as Reply-To', async () => {
  const { one, mails, mail, header, text } = await sent({
    message: 'Uno <script>alert("1")</script>\n& due',
    files: ['Capitolato à.pdf', 'b.txt'].map((name) => ({ name, content: Buffer.from('%PDF-1.4 prova') })),
  })
  expect(mails).toHaveLength(1)
  expect(mail.to).toEqual(['bottega@example.com'])
  expect(header).toContain('Reply-To: Anna Ferri <anna@example.it>')
  expect(header).toContain('Auto-Submitted: auto-generated')
  expect(header).toMatch(/Message-ID: <[0-9a-f-]{36}@example\.com>/i)
  expect(text.trim().replaceAll('\r', '').split('\n\n')).toEqual([
    expect.stringMatching(/^Anna Ferri ti ha scritto dal sito il \d.+\.$/),
    `Argomento: Magazzino
Nome: Anna Ferri
Recapito: anna@example.it
Lingua della risposta: inglese
Allegati: Capitolato à.pdf, b.txt
Numero: ${one.id}
Messaggio:
Uno <script>alert("1")</script>
& due`,
    'Rispondi a questa e-mail: la risposta arriva a anna@example.it.',
    `Dopo aver risposto, segna la richiesta: npm run requests -- answered ${one.id}`,
  ])
  expect(mail.raw).not.toContain('text/html')
  expect(mail.raw).toContain(Buffer.from('%PDF-1.4 prova').toString('base64'))
})

test('files too large for a mail are left out, and the notice says how to save them', async () => {
  const { one, mail, text } = await sent({ files: [{ name: 'a.pdf', content: Buffer.alloc(7_000_001) }] })
  expect(mail.raw.length).toBeLessThan(10_000)
  expect(text).toContain(`npm run requests -- save ${one.id}`)
})

/** The text of a mail may say anything; its header and those of its parts may not. */
function headsOf({ raw }: ReceivedMail): string[] {
  const parts = raw.split(/\r\n--[^\r]+\r\n/)
  return parts.map((part) => part.split('\r\n\r\n')[0] ?? '').filter((head) => head.includes(': '))
}

test('encoded words in visitors’ input are not decoded by mail programs', async () => {
  const hidden = '=?utf-8?B?UElOIG5lY2Vzc2FyaW8=?='
  const { mails } = await sent({
    name: hidden,
    files: [{ name: `${hidden}.pdf`, content: Buffer.from('x') }],
  })
  const heads = mails.flatMap(headsOf).join('\n')
  expect(heads).toContain('Subject:')
  expect(heads).not.toMatch(/=\?utf-8\?B\?/i)
})

test('visitors’ input cannot add headers or recipients', async () => {
  const evil = 'Anna\r\nBcc: all@example.org\r\n\r\n<b>'
  const { mail } = await sent({
    name: evil,
    company: evil,
    subject: evil,
    files: [{ name: `a\r\nX-Evil: 1\r\n".pdf`, content: Buffer.from('x') }],
  })
  expect(mail.to).toEqual(['bottega@example.com'])
  const heads = headsOf(mail)
  expect(heads).toHaveLength(3)
  expect(heads.join('')).not.toMatch(/^(bcc|x-evil):/im)
})

test('of a telephone number the notice says to call', async () => {
  const { header, text } = await sent({ emailOrPhone: '0421 123456' })
  expect(header).not.toContain('Reply-To')
  expect(text).toContain('richiama 0421 123456.')
  expect(text).not.toContain('Allegati')
})
