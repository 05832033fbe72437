import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files go first; started last, one would run alone at the end. */
export const longest = [
  'tests/siege/siege.test.ts',
  'tests/crash/crash.test.ts',
  'tests/owner/guide.test.ts',
  'tests/worker/new-builds.e2e.ts',
  'tests/deploy/road.e2e.ts',
  'tests/shipped/axe.e2e.ts',
  'tests/owner/one-hour.test.ts',
  'tests/spec/firefox.e2e.ts',
  'tests/e2e/first-flight.e2e.ts',
  'tests/worker/offline.e2e.ts',
  'tests/owner/developer-recipes.full.test.ts',
  'tests/e2e/companion-phone.e2e.ts',
  'tests/e2e/contact-form.e2e.ts',
  'tests/e2e/contact-queue.e2e.ts',
  'tests/owner/long-lists.full.test.ts',
]

/** Sorts across projects, which Vitest runs one after the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => groupOf(a) - groupOf(b) || placeOf(a) - placeOf(b))
  }
}

const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder

function placeOf({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return index < 0 ? longest.length : index
}
