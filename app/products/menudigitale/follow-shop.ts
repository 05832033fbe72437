import { counter } from '#app/demo-shop/counter-store.ts'
import { type Finished, withFinished } from './finished-dishes.ts'
import { sampleMenu } from './sample.ts'
import { todaysMenu } from './todays-menu.ts'

let isFollowing = false
let isActing = false

export function followShop() {
  if (!isFollowing) counter.subscribe(tell)
  isFollowing = true
  tell()
}

/** Notifies once, after all dishes. */
export function finishInShop(dishes: Finished) {
  isActing = true
  for (const [dish, isFinished] of dishes)
    counter.act(isFinished ? { type: 'finish', dish } : { type: 'bringBack', dish })
  isActing = false
  followShop()
}

function tell() {
  if (isActing) return
  const dishes = counter.get().dishes.map(({ id, isFinished = false }) => [id, isFinished] as const)
  todaysMenu.set(withFinished(sampleMenu, new Map(dishes)))
}
