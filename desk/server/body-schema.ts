export const textOf = (maxLength: number) => ({ type: 'string', maxLength })

/** A request's body has each of these properties, and no other. */
export function bodyOf(properties: Readonly<Record<string, object>>) {
  return {
    body: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
  }
}
