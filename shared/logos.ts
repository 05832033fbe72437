/** In CSS pixels. */
export type LogoPicture = { src: string; width: number; height: number }

/** `cover` is for the blue cover. */
export type Logos = { paper: LogoPicture; cover?: LogoPicture }
