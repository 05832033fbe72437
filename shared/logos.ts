export type LogoPicture = { src: string; width: number; height: number }

export type Logos = { paper: LogoPicture; cover?: LogoPicture }
