import { shopTouched } from '#app/demo-shop/shop-touched.ts'

let isWaiting = false

/** Loads the shop's rules once the shop is touched, or was earlier; until then the sample is right. */
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
