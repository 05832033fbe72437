import styles from './companion-phone.module.css'

/** Where a code will be, as large: its corners and its timing lines. Nothing moves when it comes. */
export function CodePlace() {
  return (
    <svg
      className={styles.place}
      width="176"
      height="176"
      viewBox="-4 -4 45 45"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {['0 0', '30 0', '0 30'].map((corner) => (
        <path key={corner} d={`M${corner}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`} />
      ))}
      <path d="M28 28h5v5h-5zm1 1v3h3v-3zm1 1h1v1h-1z" />
      <path className={styles.timing} d="M8 6.5h21M6.5 8v21" />
    </svg>
  )
}
