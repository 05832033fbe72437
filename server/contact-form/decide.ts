import type { ContactLimits } from '#shared/contact-request.ts'
import type { MessageKey } from '#shared/messages.ts'
import { checkForm, type FormFaults } from './check-form.ts'
import type { SentForm } from './read-form.ts'

/** What is known about a form beside what it says. */
export type FormFacts = {
  /** Whether its token is this visitor's. */
  isGenuine: boolean
  /** Without the key of all processes, what another one signed cannot be told from what nobody signed. */
  hasSharedKey: boolean
  /** Milliseconds since it was begun, by a time that we signed; undefined without such a time. */
  filling: number | undefined
}

type Rules = { limits: ContactLimits; fillingMs: number }

export type Refused =
  | { kind: 'faults'; faults: FormFaults }
  | { kind: 'robot' | 'tooEarly' | 'notGenuine' | 'noStore' }
  | { kind: 'tooOften'; wait: number }

/** What became of a form; `repeated`: the same request was stored before. */
export type Outcome = { kind: 'stored' | 'repeated'; id: string } | Refused

const oneDay = 86_400_000

/** Whether a form may be stored, as far as it alone can tell; how many are sent is counted after that. */
export function decide(
  form: SentForm,
  facts: FormFacts,
  { limits, fillingMs }: Rules,
): Refused | { kind: 'good' } {
  if (!facts.isGenuine && !isFromBuiltPage(form)) return notGenuine(facts)
  const faults = checkForm(form, limits)
  if (!facts.isGenuine) return { kind: 'faults', faults: { ...faults, '': 'fault.form.reread' } }
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults }
  // A person's browser may have filled in the field that only robots see: it is told, and can send again.
  if (form.texts.website !== '') return { kind: 'robot' }
  if (!isStartKept(facts)) return notGenuine(facts)
  // A time of ours that lies ahead: the clock was set back, and nobody has to wait for it to catch up.
  const { filling = 0 } = facts
  return { kind: filling >= 0 && filling < fillingMs ? 'tooEarly' : 'good' }
}

/** A form on a page that is the same for all has neither token nor time: it comes back with both, to be read once more. */
function isFromBuiltPage({ texts }: SentForm): boolean {
  return texts._csrf === '' && texts.started === ''
}

function notGenuine({ hasSharedKey }: FormFacts): Refused {
  return { kind: hasSharedKey ? 'notGenuine' : 'noStore' }
}

/** Whether the time at which the form was begun still counts when it is sent again. */
export function isStartKept({ filling }: FormFacts): boolean {
  return filling !== undefined && filling <= oneDay
}

/** How a refusal is told. */
export type Refusal = { status: number; faults: FormFaults; headers?: Readonly<Record<string, string>> }

const refusals = {
  robot: whole(422, 'fault.form.again'),
  tooEarly: whole(422, 'fault.form.early'),
  notGenuine: whole(403, 'fault.form.csrf'),
  noStore: { ...whole(503, 'fault.form.store'), headers: { 'retry-after': '60' } },
} as const satisfies Record<string, Refusal>

/** A fault of the request as a whole stands under the empty key. */
function whole(status: number, fault: MessageKey): Refusal {
  return { status, faults: { '': fault } }
}

export function refusalOf(outcome: Refused): Refusal {
  if (outcome.kind === 'faults') return { status: 422, faults: outcome.faults }
  if (outcome.kind !== 'tooOften') return refusals[outcome.kind]
  return { ...whole(429, 'fault.form.busy'), headers: { 'retry-after': String(outcome.wait) } }
}
