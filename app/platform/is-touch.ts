/** A QR code on a phone's or tablet's own screen is of no use: it cannot scan itself. */
export const isTouch = () => matchMedia('(hover: none)').matches
