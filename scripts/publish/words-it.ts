import { causes } from './causes.ts'
import { anotherBuild } from './look.ts'
import type { PublishWords } from './words.ts'

export const italian: PublishWords = {
  usage: `npm run publish -- utente@server             controlla, costruisce, invia, mette in linea e guarda che cosa si vede
npm run publish -- utente@server --dry-run   tutto, ma senza inviare
npm run publish -- root@server --install [--mail tu@esempio.it]
                                             la prima volta: prepara un server Debian 12 o 13 appena creato`,
  steps: {
    check: 'Controllo i file',
    build: 'Costruisco il sito',
    reach: 'Cerco il sito e il server',
    send: 'Invio',
    look: 'Guardo che cosa si vede',
    back: 'Rimetto in linea la versione di prima',
  },
  sent: (percent) => `inviato il ${percent}%`,
  notChecked: 'Correggi le righe qui sopra e riprova. Non è stato inviato niente.',
  notBuilt: 'Il sito non è stato costruito: leggi le righe qui sopra. Non è stato inviato niente.',
  noOrigin: (origin) =>
    `Il sito non sa ancora il suo indirizzo pubblico (ora è ${origin}). Scrivilo in content/settings.json, alla voce site.origin: { "enable": 1, "key": "site.origin", "value": "https://www.esempio.it" }`,
  causes: causes({
    key: 'Il server non ti riconosce. Crea una chiave con ssh-keygen e fai mettere sul server il file .pub che ne risulta.',
    changed:
      'Il server non è quello che questo computer ricorda. Se è stato rifatto: ssh-keygen -R con il suo nome. Altrimenti fermati e chiedi a chi lo tiene.',
    unknownHost: 'Questo computer non conosce ancora il server: collegati una volta con ssh e rispondi yes.',
    name: 'Il nome non esiste, o la rete non va: controlla come l’hai scritto, e il DNS del dominio.',
    refused: 'Non risponde nessuno: il server è acceso? Il firewall lascia passare le porte 22, 80 e 443?',
    disk: 'Il disco del server è pieno: fai posto e riprova.',
    sudo: 'Sul server serve il permesso di usare vetrina senza password (docs/operations.md, «Publishing»).',
    certificate:
      'Il certificato https non va: è scaduto, o vale per un altro nome. Sul server: certbot renew.',
    slow: 'Il server ci mette troppo: riprova fra qualche minuto.',
  }),
  notReached: (origin, reason) => `${origin} non si raggiunge (${reason}). Non è stato inviato niente.`,
  notSetUp: (target) =>
    `Su questo server il sito non c’è ancora. La prima volta: npm run publish -- ${target} --install`,
  notTaken:
    'Il server non ha preso la versione nuova: le righe qui sopra dicono perché. In linea c’è quella di prima.',
  noProgram: (name) => `Su questo computer manca il programma ${name}.`,
  wrong: (path, came, others) =>
    `${path}: ${came === anotherBuild ? 'non è la versione nuova' : came}${others > 0 ? ` (e altri ${others})` : ''}`,
  isBack: 'La versione nuova non andava. In linea c’è di nuovo quella di prima.',
  isNotBack: (target) =>
    `La versione nuova non va, e quella di prima non è tornata da sola. Prova: ssh ${target} vetrina release back`,
  notInstalled:
    'Il server non è pronto: le righe qui sopra dicono che cosa fare. Poi ripeti lo stesso comando.',
  installedUnseen: (origin) =>
    `Il server è pronto, ma da questo computer ${origin} non si vede come dovrebbe. Controlla il DNS del dominio.`,
  trialDone: 'Tutto pronto. Era una prova: non è stato inviato niente.',
  formClosed:
    'Il modulo dei contatti è ancora chiuso: si apre quando in content/settings.json ci sono company.name, company.address, company.email e company.vat.',
  done: (origin) => `In linea: ${origin}`,
}
