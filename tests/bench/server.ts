// Pages and scripts a second of one process against nginx with the same bytes and headers, in one run, by turns:
// `npm run bench:server`. Needs wrk and nginx. Usage: [--seconds=3] [--rounds=3] [--requests=1000000] for the memory.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/helpers/free-port.ts'
import { startSite } from '#tests/helpers/site-server.ts'

const option = (name: string, usual: number) =>
  Number(process.argv.find((text) => text.startsWith(`--${name}=`))?.split('=')[1] ?? usual)
const [seconds, rounds, requests] = [option('seconds', 3), option('rounds', 3), option('requests', 1_000_000)]
const root = fileURLToPath(new URL('../..', import.meta.url))

for (const tool of [
  ['wrk', '--version'],
  ['nginx', '-v'],
] as const) {
  if (spawnSync(tool[0], [tool[1]]).error) {
    console.error(`${tool[0]} is not there. On Debian: apt-get install wrk nginx-light`)
    process.exit(1)
  }
}

const folder = mkdtempSync(`${tmpdir()}/bench-server-`)
// Started by root, nginx reads as another user.
chmodSync(folder, 0o755)
const site = await startSite(root)
const page = await (await fetch(`${site.url}/it`)).text()
const script = /<script type="module" src="([^"]+)"/.exec(
  page.replace(/^[\s\S]*<template id="after-paint"[^>]*>/, ''),
)?.[1]
const paths = { page: '/it', script: script ?? '/ngsw-worker.js' }
const nginx = await startNginx(Object.values(paths))
try {
  console.log(`wrk with 32 connections, ${rounds} rounds of ${seconds} s by turns; one process each`)
  for (const [name, path] of Object.entries(paths)) compare(name, path)
  const { p99, rate } = load(site.url, paths.page, 128, seconds)
  console.log(`128 connections: ${Math.round(rate)} pages/s, p99 ${p99}`)
  await watchMemory(rate)
} finally {
  nginx.child.kill()
  await site.stop()
  rmSync(folder, { recursive: true })
}

/** On a machine that others use too, the processor's time for a request is the steadier figure. */
function compare(name: string, path: string) {
  load(site.url, path, 32, 1)
  const results = Array.from({ length: rounds }, () => ({
    ours: timed(site.pid, () => load(site.url, path, 32, seconds)),
    theirs: timed(nginx.worker, () => load(nginx.url, path, 32, seconds)),
  }))
  const middle = (pick: (result: (typeof results)[number]) => number) => median(results.map(pick))
  const figures = `${Math.round(middle(({ ours }) => ours.rate))}/s, nginx ${Math.round(middle(({ theirs }) => theirs.rate))}/s`
  const ratios = results.map(({ ours, theirs }) => (ours.rate / theirs.rate).toFixed(2))
  const [own, other] = [middle(({ ours }) => ours.cpu), middle(({ theirs }) => theirs.cpu)]
  console.log(
    `${name}: ${figures}, ratio ${median(ratios.map(Number)).toFixed(2)} (rounds: ${ratios.join(', ')}); ` +
      `processor ${own.toFixed(1)} µs a request, nginx ${other.toFixed(1)}, ratio ${(other / own).toFixed(2)}`,
  )
}

/** The load's figures and what the server's process spent on each request, in microseconds. */
function timed(pid: number, run: () => ReturnType<typeof load>) {
  const before = processorTime(pid)
  const result = run()
  return { rate: result.rate, cpu: (processorTime(pid) - before) / result.count }
}

/** In microseconds; Linux counts in hundredths of a second. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

async function watchMemory(rate: number) {
  const before = site.memory()
  let done = 0
  while (done < requests) {
    const left = Math.min(60, Math.max(1, Math.ceil((requests - done) / rate)))
    done += load(site.url, paths.page, 32, left).count
  }
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  console.log(`memory: ${before} MB, after ${done} requests ${site.memory()} MB`)
}

function load(url: string, path: string, connections: number, duration: number) {
  const options = ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-H', 'Accept-Encoding: br']
  const text = execFileSync('wrk', [...options, `${url}${path}`], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(text)) throw new Error(text)
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  const rate = Number(find(/Requests\/sec:\s*([\d.]+)/))
  return { rate, p99: find(/99%\s*(\S+)/), count: Number(find(/(\d+) requests in/)) }
}

/** nginx at its fastest: one worker, sendfile, open files kept, no log; and our headers on each response. */
async function startNginx(
  files: readonly string[],
): Promise<{ url: string; worker: number; child: ChildProcess }> {
  const port = await freePort()
  const locations = await Promise.all(files.map(location))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const configuration = `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=100;
types {} ${temporary}
server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }\n`
  writeFileSync(`${folder}/nginx.conf`, configuration)
  const child = spawn('nginx', ['-c', `${folder}/nginx.conf`, '-e', `${folder}/log`], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 50))
  const worker = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  return { url, worker: Number(worker.trim()), child }
}

async function location(path: string, index: number): Promise<string> {
  const { headers } = await fetch(`${site.url}${path}`, { headers: { 'accept-encoding': 'br' } })
  const own = ['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'accept-ranges']
  const lines = [...headers].filter(([name]) => !own.includes(name))
  const file = `${folder}/files/${index}`
  mkdirSync(`${folder}/files`, { recursive: true })
  writeFileSync(file, readFileSync(`${root}dist/client${path === '/it' ? '/it/index.html' : path}.br`))
  const added = lines.map(([name, value]) => `add_header ${name} "${value}";`).join(' ')
  return `location = ${path} { alias ${file}; default_type "${headers.get('content-type')}"; ${added} }`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
