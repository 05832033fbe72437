/** A phone or tablet cannot scan its own screen. */
export const isTouch = () => matchMedia('(hover: none)').matches
