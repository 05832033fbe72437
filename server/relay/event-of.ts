/** An event of the stream that has a name, ready to be written. */
export function eventOf(name: string, data: string): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${data}\n\n`)
}
