import type { Translate } from '#shared/messages.ts'
import type { Act } from '../acts.ts'
import { clockAt } from '../clock.ts'
import { deliveryIn } from '../deliveries.ts'
import { doorName } from '../door-name.ts'
import { planOf, saidTo, tripOf } from '../rider.ts'
import type { Shop } from '../shop.ts'

type DeliveryAct = Extract<Act, { type: 'leave' | 'arrive' | 'tell' | 'share' | 'anew' }>

/** What happened to an order on its way, in a few words. */
export function deliveryWords(act: DeliveryAct, { deliveries }: Shop, t: Translate): string {
  if (act.type === 'anew') return t('counter.anew')
  const one = deliveryIn(deliveries, act.order)
  if (!one) return ''
  const door = doorName(one.id, t)
  switch (act.type) {
    case 'leave': {
      const trip = tripOf(deliveries, one.id)
      const [first = one] = trip
      const time = clockAt(planOf(deliveries, act.at).get(first.id)?.door ?? act.at, act.at)
      return t('counter.leave', { count: trip.length, door: doorName(first.id, t), time })
    }
    case 'arrive':
      return t('counter.arrive', { door })
    case 'tell':
      return t('counter.tell', { door, time: clockAt(saidTo(one), act.at) })
    case 'share':
      return t(act.isShared ? 'counter.share' : 'counter.apart', { door })
  }
}
