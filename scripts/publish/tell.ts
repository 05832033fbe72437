export function printStep(text: string) {
  console.log(`\n— ${text}`)
}

export function tell(text: string): true {
  console.log(text)
  return true
}

export function refuse(...texts: readonly string[]): false {
  for (const text of texts) if (text) console.error(text)
  return false
}

export function progressPrinter(words: (percent: number) => string) {
  const { isTTY } = process.stdout
  let lastPercent = -1
  return (share: number) => {
    const percent = Math.floor(share * 100)
    if (percent === lastPercent || (!isTTY && percent % 25 !== 0)) return
    lastPercent = percent
    if (isTTY) process.stdout.write(`\r  ${words(percent)}${percent === 100 ? '\n' : ''}`)
    else console.log(`  ${words(percent)}`)
  }
}
