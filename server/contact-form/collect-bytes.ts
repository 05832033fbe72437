/** Takes bytes from a budget before they are held; throws when there are none left. */
type Spend = (bytes: number) => void

const pieceSize = 65_536

/**
 * Collects a file in pieces of one size. A client that sends byte by byte would otherwise make the server hold a small
 * object for each of them, which weighs hundreds of times as much as what was counted.
 */
export function collectBytes(take: Spend, giveBack: Spend) {
  let pieces: Buffer[] = []
  let size = 0

  const drop = () => {
    giveBack(pieces.length * pieceSize)
    pieces = []
  }
  return {
    add: (chunk: Uint8Array) => {
      for (let done = 0; done < chunk.length; ) {
        const inPiece = size % pieceSize
        if (inPiece === 0) {
          take(pieceSize)
          pieces.push(Buffer.allocUnsafeSlow(pieceSize))
        }
        const part = chunk.subarray(done, done + pieceSize - inPiece)
        pieces.at(-1)?.set(part, inPiece)
        done += part.length
        size += part.length
      }
    },
    /** Gives back what it held: a file that is too large is told, not kept. */
    drop,
    /** The whole file, which goes on counting. */
    join: (): Buffer => {
      const whole = Buffer.concat(pieces, size)
      drop()
      take(size)
      return whole
    },
  }
}
