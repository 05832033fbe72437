import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { CompanyKey } from '#shared/company-rows.ts'

type CompanyWords = {
  noKind: string
  wrongVat: string
  /** Of what the form waits for. */
  closed: string
  /** Why each is asked for, with its source where that is a law, and a value that is right. */
  rows: Readonly<Record<CompanyKey, { text: string; example: string }>>
}

export const companyWords: Readonly<Record<OwnerLanguage, CompanyWords>> = {
  it: {
    noKind:
      'Dice quali dati chiede la legge: sole (ditta individuale), partnership (s.n.c., s.a.s.), company (s.r.l., s.r.l.s., s.p.a., s.a.p.a.), cooperative, professional (iscritto a un ordine).',
    closed: 'Finché manca, il modulo dei contatti è chiuso.',
    wrongVat: 'Non è una partita IVA italiana: sono 11 cifre, e l’ultima è di controllo.',
    rows: {
      'company.name': {
        text: 'La legge chiede il nome di chi offre il servizio (art. 7 D.Lgs. 70/2003, art. 13 GDPR).',
        example: 'Bottega Rossi di Maria Rossi',
      },
      'company.form': { text: 'Dice con chi si firma un contratto.', example: 'Impresa individuale' },
      'company.address': {
        text: 'La legge chiede la sede (art. 7 D.Lgs. 70/2003, art. 2250 c.c.).',
        example: 'Via Roma 1, 19121 La Spezia (SP)',
      },
      'company.vat': {
        text: 'La legge chiede la partita IVA sulla pagina iniziale (art. 35 DPR 633/1972).',
        example: 'IT 12345678903',
      },
      'company.register': {
        text: 'La legge chiede ufficio e numero del registro delle imprese (artt. 2199 e 2250 c.c., art. 7 D.Lgs. 70/2003).',
        example: 'Riviere di Liguria, 12345678903',
      },
      'company.rea': {
        text: 'Il numero REA, accanto al registro delle imprese (art. 7 D.Lgs. 70/2003).',
        example: 'SP-123456',
      },
      'company.capital': {
        text: 'La legge chiede il capitale versato, come risulta dall’ultimo bilancio (art. 2250 c.c.).',
        example: '€ 10.000 i.v.',
      },
      'company.shareholder': {
        text: 'Se la società ha un unico socio, la legge chiede di dirlo (art. 2250 c.c.).',
        example: 'Unico socio',
      },
      'company.liquidation': {
        text: 'Se la società è in liquidazione, la legge chiede di dirlo (art. 2250 c.c.).',
        example: 'In liquidazione',
      },
      'company.parent': {
        text: 'Se un’altra società la dirige e coordina, la legge chiede di dire quale (art. 2497-bis c.c.).',
        example: 'Soggetta a direzione e coordinamento di Gruppo Rossi S.p.A.',
      },
      'company.mutual': {
        text: 'Se la cooperativa è a mutualità prevalente, la legge chiede il numero d’iscrizione all’albo (art. 2515 c.c.).',
        example: 'Mutualità prevalente, n. A123456',
      },
      'company.order': {
        text: 'A un professionista la legge chiede ordine, numero d’iscrizione, titolo e Stato che l’ha dato, norme professionali (art. 7 D.Lgs. 70/2003).',
        example:
          'Ordine degli Ingegneri della Spezia, n. A1234; ingegnere (Italia); norme e codice: www.cni.it',
      },
      'company.phone': {
        text: 'La legge chiede di poterti raggiungere subito (art. 7 D.Lgs. 70/2003), e chi compra vuole una voce.',
        example: '+39 0187 000000',
      },
      'company.pec': {
        text: 'Società, ditte e professionisti hanno una PEC: chi deve scriverti per legge la cerca qui.',
        example: 'bottega.rossi@pec.example.it',
      },
      'company.email': {
        text: 'La legge chiede un indirizzo e-mail (art. 7 D.Lgs. 70/2003, art. 13 GDPR).',
        example: 'info@example.it',
      },
    },
  },
  en: {
    noKind:
      'It tells what the law asks for: sole (sole trader), partnership (s.n.c., s.a.s.), company (s.r.l., s.r.l.s., s.p.a., s.a.p.a.), cooperative, professional (member of a professional body).',
    closed: 'Until it is set, the contact form is closed.',
    wrongVat: 'It is not a valid Italian VAT number: 11 digits, and the last one is a check.',
    rows: {
      'company.name': {
        text: 'The law asks for the provider’s name (art. 7 D.Lgs. 70/2003, art. 13 GDPR).',
        example: 'Bottega Rossi di Maria Rossi',
      },
      'company.form': { text: 'It tells with whom a contract is signed.', example: 'Impresa individuale' },
      'company.address': {
        text: 'The law asks for the registered office (art. 7 D.Lgs. 70/2003, art. 2250 c.c.).',
        example: 'Via Roma 1, 19121 La Spezia (SP)',
      },
      'company.vat': {
        text: 'The law asks for the VAT number on the home page (art. 35 DPR 633/1972).',
        example: 'IT 12345678903',
      },
      'company.register': {
        text: 'The law asks for register office and number (artt. 2199 and 2250 c.c., art. 7 D.Lgs. 70/2003).',
        example: 'Riviere di Liguria, 12345678903',
      },
      'company.rea': {
        text: 'The REA number, beside the register (art. 7 D.Lgs. 70/2003).',
        example: 'SP-123456',
      },
      'company.capital': {
        text: 'The law asks for the paid-up capital, as in the last balance sheet (art. 2250 c.c.).',
        example: '€10,000 fully paid',
      },
      'company.shareholder': {
        text: 'If the company has a sole shareholder, the law asks to say so (art. 2250 c.c.).',
        example: 'Unico socio',
      },
      'company.liquidation': {
        text: 'If the company is in liquidation, the law asks to say so (art. 2250 c.c.).',
        example: 'In liquidazione',
      },
      'company.parent': {
        text: 'If another company directs and coordinates it, the law asks to say which (art. 2497-bis c.c.).',
        example: 'Soggetta a direzione e coordinamento di Gruppo Rossi S.p.A.',
      },
      'company.mutual': {
        text: 'If the cooperative is one of prevailing mutuality, the law asks for its number in the register of cooperatives (art. 2515 c.c.).',
        example: 'Mutualità prevalente, n. A123456',
      },
      'company.order': {
        text: 'Of a professional the law asks for order, number, title and the State that gave it, rules of conduct (art. 7 D.Lgs. 70/2003).',
        example:
          'Ordine degli Ingegneri della Spezia, n. A1234; ingegnere (Italia); norme e codice: www.cni.it',
      },
      'company.phone': {
        text: 'The law asks that you can be reached at once (art. 7 D.Lgs. 70/2003), and buyers want a voice.',
        example: '+39 0187 000000',
      },
      'company.pec': {
        text: 'Companies, traders and professionals have a certified address: formal letters go there.',
        example: 'bottega.rossi@pec.example.it',
      },
      'company.email': {
        text: 'The law asks for an e-mail address (art. 7 D.Lgs. 70/2003, art. 13 GDPR).',
        example: 'info@example.it',
      },
    },
  },
}
