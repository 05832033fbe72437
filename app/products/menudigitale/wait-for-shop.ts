import { shopTouched } from '#app/demo-shop/shop-touched.ts'

let isWaiting = false

/** The shop's rules come to the first screen once somebody touches the shop, or has touched it; until then the sample is right. */
export function waitForShop() {
  if (isWaiting) return
  isWaiting = true
  const follow = () => {
    if (!shopTouched.get()) return
    stop()
    import('./follow-shop.ts').then(
      (code) => code.followShop(),
      (error: unknown) => console.error(error),
    )
  }
  const stop = shopTouched.subscribe(follow)
  follow()
}
