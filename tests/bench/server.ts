// Pages a second of one process with wrk on the same machine, the middle of the rounds, and its memory after many:
// `npm run bench:server`. Usage: [--seconds=3] [--rounds=3] [--requests=1000000].
import { execFileSync, spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { projectRoot } from '#tests/helpers/site-root.ts'
import { startSite } from '#tests/helpers/site-server.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '1000000' },
  },
})
if (spawnSync('wrk', ['--version']).error) {
  console.error('wrk is not there. On Debian: apt-get install wrk')
  process.exit(1)
}

const site = await startSite(projectRoot)
try {
  load(32, 1)
  for (const connections of [32, 128]) {
    const rounds = Array.from({ length: Number(values.rounds) }, () =>
      load(connections, Number(values.seconds)),
    )
    const { rate, p99 } =
      rounds.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds.length / 2)] ?? load(1, 1)
    console.log(`${connections} connections: ${Math.round(rate)} pages/s, p99 ${p99}`)
  }
  const before = site.memory()
  let done = 0
  while (done < Number(values.requests)) done += load(32, 10).count
  console.log(`memory: ${before} MB, after ${done} requests ${site.memory()} MB`)
} finally {
  await site.stop()
}

function load(connections: number, seconds: number) {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br']
  const text = execFileSync('wrk', [...options, `${site.url}/it`], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(text)
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  return {
    rate: Number(find(/Requests\/sec:\s*([\d.]+)/)),
    p99: find(/99%\s*(\S+)/),
    count: Number(find(/(\d+) requests in/)),
  }
}
