import type { RoomStatus } from '#app/platform/room/join-room.ts'

export const statusWords = {
  connecting: 'phone.status.connecting',
  lost: 'phone.status.lost',
  full: 'phone.status.full',
  often: 'phone.status.often',
  network: 'phone.status.network',
  busy: 'phone.status.busy',
  over: 'phone.status.over',
  refused: 'phone.status.refused',
} as const satisfies Record<Exclude<RoomStatus, 'open'>, string>
