import { buildClients } from './client-lists.ts'
import { buildCodes } from './codes.ts'
import { buildFirstEvents } from './first-events.ts'
import { buildFonts } from './fonts.ts'
import { buildGuestWords } from './guest-words.ts'
import { buildIcons } from './icon-sheet.ts'
import { buildPeople } from './people.ts'
import { buildReleases } from './releases.ts'

export async function writeGenerated(root: string, origin: string) {
  await buildFonts(root)
  buildIcons(root)
  buildGuestWords(root)
  buildCodes(root, origin)
  buildReleases(root)
  buildFirstEvents(root)
  await buildClients(root)
  await buildPeople(root)
}
