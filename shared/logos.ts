/** A picture of the provider's logo: its address, and its own measures in CSS pixels. */
export type LogoPicture = { src: string; width: number; height: number }

/** The logo as it stands on light paper and, where the owner has one, on the blue cover. */
export type Logos = { paper: LogoPicture; cover?: LogoPicture }
