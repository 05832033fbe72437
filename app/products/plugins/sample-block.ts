import { type Shortcode, usualRows } from './shortcode.ts'

export const sampleBlock: Shortcode = { block: 'menu', title: '', rows: usualRows.menu }
