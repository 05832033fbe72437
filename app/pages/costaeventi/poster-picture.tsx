import type { ReactNode } from 'react'
import type { Poster } from '#content/events.ts'

const fish = 'a22 14 0 0 1 38 0l12-10v20l-12-10a22 14 0 0 1-38 0z'

/** Flat drawings on 200 × 120, of which a flat card shows the foot. */
const pictures: Record<Poster, ReactNode> = {
  sun: (
    <>
      <path fill="#0a3fa8" d="M0 0h200v120H0z" />
      <path fill="#ffd75e" d="M48 97a52 52 0 0 1 104 0z" />
      <path fill="#00626b" d="M0 96h200v24H0z" />
    </>
  ),
  fish: (
    <>
      <path fill="#fff3d6" d="M0 0h200v120H0z" />
      <path
        fill="#00626b"
        d={`M80 30${fish}M142 30${fish}M32 62${fish}M94 62${fish}M18 94${fish}M142 94${fish}`}
      />
      <path fill="#a22c17" d={`M18 30${fish}M156 62${fish}M80 94${fish}`} />
    </>
  ),
  awning: (
    <>
      <path fill="#a22c17" d="M0 0h200v120H0z" />
      <path
        fill="#f2b950"
        d="M10 24h30v66a15 15 0 0 1-30 0zm60 0h30v66a15 15 0 0 1-30 0zm60 0h30v66a15 15 0 0 1-30 0z"
      />
      <path
        fill="#ffffff"
        d="M40 24h30v66a15 15 0 0 1-30 0zm60 0h30v66a15 15 0 0 1-30 0zm60 0h30v66a15 15 0 0 1-30 0z"
      />
    </>
  ),
  boat: (
    <>
      <path fill="#52d2dd" d="M0 0h200v120H0z" />
      <path fill="#0a3fa8" d="M0 92h200v28H0z" />
      <path fill="#ffffff" d="M98 82V30l32 52zm71 5V52l20 35z" />
      <path fill="#a22c17" d="M92 30l-28 52h28z" />
      <path fill="#0b1b33" d="M58 86h88l-12 16H72zm98 5h40l-7 10h-26z" />
    </>
  ),
}

export function PosterPicture({ of }: { of: Poster }) {
  return (
    <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {pictures[of]}
    </svg>
  )
}
