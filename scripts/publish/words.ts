export type PublishWords = {
  usage: string
  steps: Readonly<Record<'check' | 'build' | 'reach' | 'send' | 'look' | 'back', string>>
  sent: (percent: number) => string
  notChecked: string
  notBuilt: string
  noOrigin: (origin: string) => string
  /** What `fetch` or ssh said, and what to do: the first pattern that fits. */
  causes: readonly (readonly [RegExp, string])[]
  notReached: (origin: string, reason: string) => string
  notSetUp: (target: string) => string
  notTaken: string
  noProgram: (name: string) => string
  /** The first of what is wrong, and how many others are. */
  wrong: (path: string, came: string, others: number) => string
  isBack: string
  isNotBack: (target: string) => string
  notInstalled: string
  installedUnseen: (origin: string) => string
  trialDone: string
  /** After that, where the site does not say yet who answers for what visitors write. */
  formClosed: string
  done: (origin: string) => string
}
