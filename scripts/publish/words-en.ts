import { causes } from './causes.ts'
import { anotherBuild } from './look.ts'
import type { PublishWords } from './words.ts'

export const english: PublishWords = {
  usage: `npm run publish -- user@server               checks, builds, sends, puts online and looks at what is served
npm run publish -- user@server --dry-run     all of it, but nothing is sent
npm run publish -- root@server --install [--mail you@example.it]
                                             the first time: sets up a fresh Debian 12 or 13`,
  steps: {
    check: 'Checking the files',
    build: 'Building the site',
    reach: 'Looking for the site and the server',
    send: 'Sending',
    look: 'Looking at what is served',
    back: 'Putting the former version back',
  },
  sent: (percent) => `${percent}% sent`,
  notChecked: 'Correct the lines above and try again. Nothing was sent.',
  notBuilt: 'The site was not built: read the lines above. Nothing was sent.',
  noOrigin: (origin) =>
    `The site does not know its public address yet (it is ${origin} now). Write it into content/settings.json as site.origin: { "enable": 1, "key": "site.origin", "value": "https://www.example.it" }`,
  causes: causes({
    key: 'The server does not know you. Make a key with ssh-keygen and have the resulting .pub file put on the server.',
    changed:
      'The server is not the one that this computer remembers. If it was set up anew: ssh-keygen -R with its name. Otherwise stop, and ask whoever keeps it.',
    unknownHost: 'This computer does not know the server yet: connect once with ssh and answer yes.',
    name: 'The name does not exist, or the network is down: check how you wrote it, and the DNS of the domain.',
    refused: 'Nobody answers: is the server on? Does the firewall let ports 22, 80 and 443 through?',
    disk: 'The disk of the server is full: make room and try again.',
    sudo: 'On the server you must be allowed to use vetrina without a password (docs/operations.md, “Publishing”).',
    certificate:
      'The https certificate is wrong: it is over, or made for another name. On the server: certbot renew.',
    slow: 'The server takes too long: try again in a few minutes.',
  }),
  notReached: (origin, reason) => `${origin} cannot be reached (${reason}). Nothing was sent.`,
  notSetUp: (target) =>
    `The site is not on this server yet. The first time: npm run publish -- ${target} --install`,
  notTaken: 'The server did not take the new version: the lines above say why. The former one is online.',
  noProgram: (name) => `This computer lacks the program ${name}.`,
  wrong: (path, came, others) =>
    `${path}: ${came === anotherBuild ? 'not the new version' : came}${others > 0 ? ` (and ${others} others)` : ''}`,
  isBack: 'The new version was not right. The former one is online again.',
  isNotBack: (target) =>
    `The new version is not right, and the former one did not come back by itself. Try: ssh ${target} vetrina release back`,
  notInstalled: 'The server is not ready: the lines above say what to do. Then give the same command again.',
  installedUnseen: (origin) =>
    `The server is ready, but from this computer ${origin} does not look as it should. Check the DNS of the domain.`,
  trialDone: 'All is ready. This was a trial: nothing was sent.',
  formClosed:
    'The contact form is still closed: it opens once company.name, company.address, company.email and company.vat are in content/settings.json.',
  done: (origin) => `Online: ${origin}`,
}
