import { sampleDishes } from '#app/demo-shop/sample-shop.ts'
import type { Examples } from '#app/examples/example.ts'
import { WaiterPad } from './waiter-pad.tsx'

export const examples: Examples = {
  component: 'WaiterPad',
  states: [
    {
      name: 'the dishes of the sample, one of them finished',
      view: <WaiterPad dishes={sampleDishes} onSend={() => true} />,
    },
  ],
}
