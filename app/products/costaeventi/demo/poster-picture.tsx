import type { ReactNode } from 'react'
import type { Poster } from '#content/events.ts'

const fish = 'a37 23 0 0 1 66 0l20-16v32l-20-16a37 23 0 0 1-66 0z'

/**
 * 200 × 120 units. Wide cards show the lower edge, tall ones the middle: the subject is at x 52–148, below y
 * 24.
 */
const pictures: Record<Poster, ReactNode> = {
  sun: (
    <>
      <path fill="#0a3fa8" d="M0 0h200v120H0z" />
      <path fill="#ffd75e" d="M55 97a45 45 0 0 1 90 0z" />
      <path fill="#00626b" d="M0 96h200v24H0z" />
    </>
  ),
  fish: (
    <>
      <path fill="#fff3d6" d="M0 0h200v120H0z" />
      <path fill="#00626b" d={`M52 42${fish}M52 100${fish}`} />
      <path fill="#a22c17" d={`M62 71${fish}`} />
    </>
  ),
  awning: (
    <>
      <path fill="#a22c17" d="M0 0h200v120H0z" />
      <path fill="#f2b950" d="M0 24h200v66H0z" />
      <path
        fill="#ffffff"
        d="M25 24h30v66a15 15 0 0 1-30 0zm60 0h30v66a15 15 0 0 1-30 0zm60 0h30v66a15 15 0 0 1-30 0z"
      />
      <path
        fill="#f2b950"
        d="M-5 89h30a15 15 0 0 1-30 0zm60 0h30a15 15 0 0 1-30 0zm60 0h30a15 15 0 0 1-30 0zm60 0h30a15 15 0 0 1-30 0z"
      />
    </>
  ),
  boat: (
    <>
      <path fill="#52d2dd" d="M0 0h200v120H0z" />
      <path fill="#0a3fa8" d="M0 92h200v28H0z" />
      <path fill="#ffffff" d="M82 84V40l26 44zm51 4V60l15 28z" />
      <path fill="#a22c17" d="M77 40l-25 44h25z" />
      <path fill="#0b1b33" d="M52 88h60l-9 12H61zm66 4h30l-6 8h-18z" />
    </>
  ),
}

export function PosterPicture({ of, className }: { of: Poster; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {pictures[of]}
    </svg>
  )
}
