// Preloaded into a program: prints its peak memory at its end.
process.on('exit', () => {
  process.stderr.write(`most memory: ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB\n`)
})
