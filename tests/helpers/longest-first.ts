import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files go first; started last, one would run alone at the end. */
export const longest = [
  'tests/crash/crash.test.ts',
  'tests/e2e/static-host.full.e2e.ts',
  'tests/worker/new-builds.full.e2e.ts',
  'tests/owner/guide.test.ts',
  'tests/e2e/every-page.e2e.ts',
  'tests/spec/firefox.e2e.ts',
  'tests/spec/webkit.e2e.ts',
  'tests/shipped/axe.e2e.ts',
  'tests/e2e/focus-ring.e2e.ts',
  'tests/e2e/demo-shop.e2e.ts',
  'tests/worker/offline.e2e.ts',
  'tests/owner/long-lists.full.test.ts',
  'tests/desk/words.e2e.ts',
  'tests/desk/publish.e2e.ts',
  'tests/desk/rows.e2e.ts',
  'tests/spec/navigation-fragments.e2e.ts',
  'tests/deploy/road.e2e.ts',
  'tests/deploy/several-servers.service.test.ts',
  'tests/siege/siege.test.ts',
  'tests/deploy/release.service.test.ts',
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
