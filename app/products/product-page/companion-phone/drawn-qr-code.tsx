import { encode } from 'uqr'
import { codePath, quietZone } from '#shared/code-svg.ts'

type DrawnCodeProps = { address: string; words: string; size: number; className: string | undefined }

/** Drawn in the browser: the build does not know the room. */
export function DrawnCode({ address, words, size, className }: DrawnCodeProps) {
  const { data } = encode(address, { ecc: 'M', border: 0 })
  const side = data.length + 2 * quietZone
  return (
    <svg
      className={className}
      role="img"
      aria-label={words}
      width={size}
      height={size}
      viewBox={`-${quietZone} -${quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#ffffff" />
      <path fill="#0b1b33" d={codePath(data)} />
    </svg>
  )
}
