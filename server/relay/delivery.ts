import type { RelayLimits } from './relay-limits.ts'
import type { Device } from './room.ts'

export function eventOf(name: string, data: string): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${data}\n\n`)
}

/** Bytes of chunked encoding per write. */
const framing = 16

export type Delivery = ReturnType<typeof createDelivery>

/** Disconnects devices that read too slowly. */
export function createDelivery(limits: Pick<RelayLimits, 'bytes' | 'waitingBytes'>) {
  let waitingForAll = 0

  return {
    write: (device: Device, event: Buffer) => {
      device.reader.write(event)
      const waiting = device.reader.waiting()
      waitingForAll += waiting - device.waiting
      device.waiting = waiting
      // A device that has read everything before is not the slow one.
      const isTooMuch = waitingForAll > limits.bytes && waiting > event.length + framing
      if (waiting > limits.waitingBytes || isTooMuch) device.reader.cut()
    },
    forget: (device: Device) => {
      waitingForAll -= device.waiting
      device.waiting = 0
    },
    waiting: () => waitingForAll,
  }
}
