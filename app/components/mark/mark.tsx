const cells = [0, 9, 18].flatMap((y) => [0, 9, 18].map((x) => ({ x, y })))

/** Placeholder for a missing logo. */
export function Mark({ size }: { size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      {cells.map(({ x, y }) => (
        <rect key={`${x}.${y}`} x={x} y={y} width="8" height="8" rx="1" />
      ))}
    </svg>
  )
}
