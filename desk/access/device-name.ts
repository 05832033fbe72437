const browsers = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const
const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** `Chrome · Android`, from what the browser calls itself; an iPad calls itself a Mac. */
export function deviceName(agent: string): string | undefined {
  const named = [browsers, devices].flatMap((table) => table.find(([sign]) => sign.test(agent))?.[1] ?? [])
  return named.join(' · ') || undefined
}
