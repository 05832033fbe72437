import { writeGenerated } from '#scripts/build/generated.ts'
import { publicOrigin } from '#scripts/build/origin.ts'
import { assembleFixtureSite } from '#tests/helpers/site-copy.ts'
import { fixtureRoot } from '#tests/helpers/site-root.ts'

/** Once per run: what the code imports from `generated/`, made of the fixtures, without a build. */
export async function setup() {
  assembleFixtureSite()
  await writeGenerated(fixtureRoot, publicOrigin())
}
