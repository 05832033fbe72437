import { counter } from '#app/counter/counter-store.ts'
import { sampleMenu } from './sample.ts'
import { asInShop } from './sample-in-shop.ts'
import { todaysMenu } from './todays-menu.ts'

/** From now on the sample menu is told as the shop has it. */
export function followShop() {
  const tell = () => todaysMenu.tell(asInShop(sampleMenu, counter.get()))
  counter.subscribe(tell)
  tell()
}
