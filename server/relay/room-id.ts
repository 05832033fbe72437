/** 128 bits or more, as base64url; whoever knows it is in the room, and nobody else can guess it. */
export function isRoomId(text: string): boolean {
  return /^[\w-]{22,64}$/.test(text)
}

/** What messages and devices are called. */
export function isName(text: string): boolean {
  return /^[\w-]{1,32}$/.test(text)
}
