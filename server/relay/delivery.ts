import type { RelayLimits } from './relay-limits.ts'
import type { Device } from './room.ts'

/** An event of the stream that has a name, ready to be written. */
export function eventOf(name: string, data: string): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${data}\n\n`)
}

/** What HTTP adds to each write. */
const framing = 16

export type Delivery = ReturnType<typeof createDelivery>

/** Writes to devices, and cuts off those that do not take what they are sent. */
export function createDelivery(limits: Pick<RelayLimits, 'bytes' | 'waitingBytes'>) {
  let waitingForAll = 0

  return {
    write: (device: Device, event: Buffer) => {
      device.reader.write(event)
      const waiting = device.reader.waiting()
      waitingForAll += waiting - device.waiting
      device.waiting = waiting
      // Who took all that came before is not to blame.
      const isTooMuch = waitingForAll > limits.bytes && waiting > event.length + framing
      if (waiting > limits.waitingBytes || isTooMuch) device.reader.cut()
    },
    /** What waited for a device that is gone waits no more. */
    forget: (device: Device) => {
      waitingForAll -= device.waiting
      device.waiting = 0
    },
    /** Bytes that wait for all devices. */
    waiting: () => waitingForAll,
  }
}
