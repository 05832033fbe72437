import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import type { HostKey } from '#shared/hosting.ts'

type HostWords = { name: string; country: string; safeguard: string }
type PrivacyWords = Readonly<Record<HostKey, HostWords>> & {
  days: string
  backup: string
  nameExample: string
}

export const privacyWords: Readonly<Record<OwnerLanguage, PrivacyWords>> = {
  it: {
    'privacy.host': {
      name: 'Chi ospita il sito: l’informativa dice chi riceve i dati (art. 13 GDPR). Finché manca, invita a scriverti.',
      country: 'In quale Paese è il sito, in due lettere: l’informativa lo dice (art. 13 GDPR).',
      safeguard:
        'Il sito è fuori dallo Spazio economico europeo: la legge chiede con quale garanzia (art. 13 GDPR): adequacy (decisione di adeguatezza) o clauses (clausole contrattuali tipo).',
    },
    'privacy.mail': {
      name: 'Chi ospita la posta in cui arrivano i messaggi: l’informativa lo dice (art. 13 GDPR).',
      country: 'In quale Paese è la posta, in due lettere: l’informativa lo dice (art. 13 GDPR).',
      safeguard:
        'La posta è fuori dallo Spazio economico europeo: la legge chiede con quale garanzia (art. 13 GDPR): adequacy (decisione di adeguatezza) o clauses (clausole contrattuali tipo).',
    },
    days: 'Per quanti giorni chi ospita il sito tiene i suoi registri, con gli indirizzi IP; 0 se non ne tiene. L’informativa lo dice (art. 13 GDPR).',
    backup:
      'Entro quanti giorni ciò che si cancella sparisce anche dalle copie di sicurezza, come BACKUP_DAYS; 0 se non ne fai. L’informativa lo dice (art. 13 GDPR).',
    nameExample: 'Server Rossi S.r.l.',
  },
  en: {
    'privacy.host': {
      name: 'Who hosts the site: the notice names who receives data (art. 13 GDPR). Until then it asks visitors to write to you.',
      country: 'In which country the site is, in two letters: the notice tells it (art. 13 GDPR).',
      safeguard:
        'The site is outside the European Economic Area: the law asks for the safeguard (art. 13 GDPR): adequacy (adequacy decision) or clauses (standard contractual clauses).',
    },
    'privacy.mail': {
      name: 'Who hosts the mail that takes the messages: the notice tells it (art. 13 GDPR).',
      country: 'In which country the mail is, in two letters: the notice tells it (art. 13 GDPR).',
      safeguard:
        'The mail is outside the European Economic Area: the law asks for the safeguard (art. 13 GDPR): adequacy (adequacy decision) or clauses (standard contractual clauses).',
    },
    days: 'For how many days the host of the site keeps its logs, with IP addresses; 0 if it keeps none. The notice tells it (art. 13 GDPR).',
    backup:
      'Within how many days what is erased also goes from backups, as BACKUP_DAYS; 0 if you make none. The notice tells it (art. 13 GDPR).',
    nameExample: 'Server Rossi S.r.l.',
  },
}
