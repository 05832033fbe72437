// Loaded before a program: at its end, tells the most memory that it had.
process.on('exit', () => {
  process.stderr.write(`most memory: ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB\n`)
})
