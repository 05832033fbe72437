import type { Crop } from './re-encode.ts'

/** `x` and `y`: the middle of what is kept, from 0 to 1. `zoom` 1: as much as fits. */
export type View = { x: number; y: number; zoom: number }

/** The part of a picture that has the ratio, as fractions; never beyond an edge. */
export function cropOf(picture: { width: number; height: number }, ratio: number, view: View): Crop {
  const own = picture.width / picture.height
  const width = Math.min(1, ratio / own) / view.zoom
  const height = Math.min(1, own / ratio) / view.zoom
  return {
    left: Math.min(Math.max(view.x - width / 2, 0), 1 - width),
    top: Math.min(Math.max(view.y - height / 2, 0), 1 - height),
    width,
    height,
  }
}

/** Moved by parts of what is seen; the middle stays where it can be one. */
export function movedBy(view: View, crop: Crop, dx: number, dy: number): View {
  const within = (middle: number, length: number) => Math.min(Math.max(middle, length / 2), 1 - length / 2)
  const [x, y] = [crop.left + crop.width / 2, crop.top + crop.height / 2]
  return {
    ...view,
    x: within(x + dx * crop.width, crop.width),
    y: within(y + dy * crop.height, crop.height),
  }
}
