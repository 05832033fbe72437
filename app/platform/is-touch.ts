/** Whether this is a telephone or tablet: what stands on its screen cannot be scanned with it. */
export const isTouch = () => matchMedia('(hover: none)').matches
