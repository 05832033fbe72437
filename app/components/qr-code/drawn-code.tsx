import { codePath, type Modules, quietZone } from './code-svg.ts'

type DrawnCodeProps = { modules: Modules; words: string; size: number; className: string | undefined }

/** Drawn in the browser, for an address that the build does not know. `size` in CSS pixels. */
export function DrawnCode({ modules, words, size, className }: DrawnCodeProps) {
  const side = modules.length + 2 * quietZone
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
      {/* A QR code needs a white margin, in the dark scheme too. */}
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#ffffff" />
      <path fill="#0b1b33" d={codePath(modules)} />
    </svg>
  )
}
