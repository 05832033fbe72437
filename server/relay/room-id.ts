/** At least 128 bits of base64url: the id is the room's only secret. */
export function isRoomId(text: string): boolean {
  return /^[\w-]{22,64}$/.test(text)
}

export function isName(text: string): boolean {
  return /^[\w-]{1,32}$/.test(text)
}
