/** Reads a value from storage or from another device; throws `Unreadable`. */
export type Reader<Value> = (value: unknown) => Value

export type Fields = Readonly<Record<string, Reader<unknown>>>

/** Makes one object type of an intersection. */
type Flat<Joined> = { [Field in keyof Joined]: Joined[Field] }

/** The object type that the readers give; fields that may be undefined are optional. */
export type Read<Shape extends Fields> = Flat<
  {
    [Field in keyof Shape as undefined extends ReturnType<Shape[Field]> ? never : Field]: ReturnType<
      Shape[Field]
    >
  } & {
    [Field in keyof Shape as undefined extends ReturnType<Shape[Field]> ? Field : never]?: ReturnType<
      Shape[Field]
    >
  }
>

class Unreadable extends Error {}

/** 1 to `most` characters. */
export function text(most: number): Reader<string> {
  return (value) =>
    typeof value === 'string' && value !== '' && value.length <= most ? value : refuse(value)
}

export function whole(least: number, most: number): Reader<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : refuse(value)
}

export function oneOf<const Value>(values: readonly Value[]): Reader<Value> {
  return (value) => values.find((one) => one === value) ?? refuse(value)
}

export function optional<Value>(read: Reader<Value>): Reader<Value | undefined> {
  return (value) => (value === undefined ? undefined : read(value))
}

export function list<Value>(read: Reader<Value>, most: number): Reader<readonly Value[]> {
  return (value) => (Array.isArray(value) && value.length <= most ? value.map(read) : refuse(value))
}

export function named<Value>(read: Reader<Value>, most: number): Reader<Readonly<Record<string, Value>>> {
  return (value) => {
    const entries = Object.entries(isObject(value) ? value : refuse(value))
    if (entries.length > most) refuse(value)
    return Object.fromEntries(entries.map(([name, one]) => [text(40)(name), read(one)]))
  }
}

/** Other fields are left out, and so are undefined ones. */
export function record<Shape extends Fields>(fields: Shape): Reader<Read<Shape>>
export function record(fields: Fields): Reader<unknown> {
  return (value) => {
    const from = isObject(value) ? value : refuse(value)
    const read = Object.entries(fields).map(([name, field]) => [name, field(from[name])] as const)
    return Object.fromEntries(read.filter(([, one]) => one !== undefined))
  }
}

/** An object whose `type` names its row of fields. */
export function variants<Rows extends Readonly<Record<string, { fields: Fields }>>>(
  rows: Rows,
): Reader<{ [Type in keyof Rows]: Flat<{ type: Type } & Read<Rows[Type]['fields']>> }[keyof Rows]>
export function variants(rows: Readonly<Record<string, { fields: Fields }>>): Reader<unknown> {
  const readType = record({ type: oneOf(Object.keys(rows)) })
  return (value) => {
    const { type } = readType(value)
    return { type, ...record(rows[type]?.fields ?? {})(value) }
  }
}

/** Null for anything unreadable. */
export function readOrNull<Value>(read: Reader<Value>, value: unknown): Value | null {
  try {
    return read(value)
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refuse(value: unknown): never {
  throw new Unreadable(`Not understood: ${JSON.stringify(value)?.slice(0, 80)}`)
}
