import { type Demo, demoOf, useLastTouched } from '../last-touched.ts'
import { useHistory } from '../use-shop.ts'
import { useTillRoll } from './use-till-roll.ts'

/** The till roll at the foot of the demonstration that was touched last, where no panel shows it. */
export function RollHere({ of, className }: { of: Demo; className?: string | undefined }) {
  const last = useLastTouched()
  const { happened } = useHistory()
  const newest = happened.findLast(({ act }) => demoOf(act) !== 'some')
  const place = last === 'some' && newest ? demoOf(newest.act) : last
  const Roll = useTillRoll(place === of)
  return (
    Roll && (
      <div className={className}>
        <Roll />
      </div>
    )
  )
}
