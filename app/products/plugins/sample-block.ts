import { type Shortcode, usualRows } from './shortcode.ts'

/** The block that stands in the sample site until somebody chooses another. */
export const sampleBlock: Shortcode = { block: 'menu', title: '', rows: usualRows.menu }
