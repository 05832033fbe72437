import { expect, test } from 'vitest'
import { textFault } from './text-fault.ts'

const rowsOf = (texts: string) => texts.trim().split(/ \| |\n +/)

test.each([
  ['plain', 'Paga subito su https://truffa.example'],
  ['without a scheme', 'truffa.example'],
  ['two letters', 'evil.me'],
  ['a country', 'konto-sperre.de'],
  ['a full-width dot', 'evil．com'],
  ['a one-dot leader', 'evil․com'],
  ['a number with its dot', 'evil⒈com'],
  ['full-width letters', 'ｅｖｉｌ．ｃｏｍ'],
  ['letters of another script', 'еvіl.соm'],
  ['a mark over the dot', 'evil.\u0338com'],
  ['a filler between', 'evil\u3164.\u115fcom'],
  ['a joiner between', 'evil\u200d.\u200dcom'],
  ['a comma for the dot', 'evil,com'],
  ['a middle dot', 'evil·com'],
  ['spaces around the dot', 'evil . com'],
  ['the dot in brackets', 'evil[.]me'],
  ['the dot as a word', 'evil dot com'],
  ['the dot as an Italian word', 'evil punto it'],
  ['a picture for a name', 'Vinci su ☕.ws'],
  ['one letter', 'x.com'],
  ['a path', 'b.ly/abc'],
  ['four numbers', 'apri 93.184.21.34'],
  ['an address', 'nives@posta'],
  ['an address in words', 'nives (at) posta'],
  ['a name on a network', 'scrivi a @paga_subito'],
  ['a messenger', 'scrivici su Telegram: paga_subito'],
  ['a crippled scheme', 'hxxps:evil'],
  ['a scheme for money', 'bitcoin:1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ['a wallet', 'invia a bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
])('textFault finds links, also disguised ones: %s: %s', (_, text) => {
  expect(textFault(text)).toBe('link')
})

const phones = `
  0185 12 34 56 | +39 347.123.4567 | chiami il ３３３１２３４５６７ | ٣٣٣١٢٣٤٥٦٧ | ③③③①②③④⑤⑥⑦
  3️⃣3️⃣3️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣ | 333, 12, 34, 567 | 333 · 123 · 4567 | 3🍕3🍕3🍕1🍕2🍕3🍕4🍕5🍕6🍕7
  02 2012 3456 | 333 1l3 4567 | Allergeni 1, 3, 7, 8, 9, 12, 15 | 33.31 23.46 67.81 | 333.12-345.67
  IT60 X054 2811 1010 0000 0123 456`

test.each(rowsOf(phones))('textFault finds telephone numbers in any digits and separators: %s', (text) => {
  expect(textFault(text)).toBe('phone')
})

test.each([
  ['garbled', 'Pa\u202esta'],
  ['garbled', 'Pa\u{e0041}sta'],
  ['garbled', `a${'\u0301'.repeat(30)}`],
  ['garbled', 'Pasta\ue000'],
  ['markup', '<script>alert(1)</script>'],
  ['markup', '＜script＞'],
  ['markup', 'Pasta &lt;b&gt;'],
])('textFault finds hidden characters and markup: %s: %j', (fault, text) => {
  expect(textFault(text)).toBe(fault)
})

const usual = `
  Ferramenta Rossi S.r.l. | Nives & C. S.n.c. | Bottega F.lli Ferrari | Trattoria p.zza S.Marco, n.1
  Via Roma 12, 16039 Sestri Levante | L.De Filippo dal 1958 | Sig.ra Pina e dott.ssa Rossi
  Osteria D.O.C. | Chianti Classico D.O.C.G. 2019/2020 | Barolo 2015-2018
  Barbera d’Asti 2019 14,5% 0,75 l | Vintage Port 1994, 2000, 2003 | Birra artigianale 33 cl 5.2 %
  Acqua 0.75 l | Bistecca 1.000 g / 2 persone | Fiorentina (min. 2 pers., ca. 1.2 kg) | Coperto c.a. 2.50
  Pizza 12.50 | Piccola 4,00 / media 6,50 / grande 9,00 | 4,00 / 6,50 / 9,00 | 6,00 8,00 10,50
  € 4,00 € 6,50 € 9,00 | Menu degustazione 120,00 - 150,00 | Orario 12.00-15.00, 19.00-23.00
  Open 12:00–15:00 / 19:00–23:00 | Dal 24/12/2025 al 06/01/2026 | 24/12/2025 - 06/01/2026
  Allergeni 1, 3, 7, 8, 9, 12, 14 | Allergens (1-3-4-7-9-12-14) | Pomodoro,mozzarella,basilico
  Servito caldo… Con patate | E poi...dolce | Melone, com’è buono. Com’è dolce | Trofie al pesto (v. nota)
  1.Antipasti | 2.De Cecco al pomodoro | St. Moritz | Fritto <3 | S.Q. | Aperitivo @ sunset
  Bianco/rosso, dolce e/o salato | U.S. Angus, approx. 250 g | Tender beef, it melts. In season only
  Dr. Pepper 33cl / 50cl | 👨‍🍳 Chef’s choice | Bœuf à l’ancienne №1 | ½ l vino della casa
  Caffetteria H24`

test.each(rowsOf(usual))('textFault accepts usual texts: %s', (text) => {
  expect(textFault(text)).toBeUndefined()
})
