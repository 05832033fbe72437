import { lastTouched } from '#app/counter/last-touched.ts'

let isWaiting = false

/** The shop's rules come to the first screen once somebody touches the shop, or has touched it; until then the sample is right. */
export function waitForShop() {
  if (isWaiting) return
  isWaiting = true
  const follow = () => {
    if (lastTouched.get() === null) return
    stop()
    import('./follow-shop.ts').then(
      (code) => code.followShop(),
      (error: unknown) => console.error(error),
    )
  }
  const stop = lastTouched.subscribe(follow)
  follow()
}
