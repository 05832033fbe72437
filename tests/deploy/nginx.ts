import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll } from 'vitest'
import { freePort } from '#tests/helpers/free-port.ts'
import { writeDeep } from '#tests/helpers/own-folder.ts'
import { fixtureSite, projectRoot } from '#tests/helpers/site-root.ts'
import { metricsToken, type SiteServer, startSite } from '#tests/helpers/site-server.ts'

const deploy = `${projectRoot}/deploy`

const path = `${process.env.PATH}:/usr/sbin:/sbin`

export const hasNginx = !spawnSync('nginx', ['-v'], { env: { ...process.env, PATH: path } }).error

/** Runs `deploy/nginx`. Client addresses come from `X-Visitor`, so that one test can be many visitors. */
export async function startNginx(ports: readonly number[], desk = 1) {
  const folder = mkdtempSync(`${tmpdir()}/deploy-nginx-`)
  chmodSync(folder, 0o755)
  makeCertificate(folder)
  cpSync(`${deploy}/nginx`, `${folder}/vetrina`, { recursive: true })
  writeDeep(`${folder}/acme/.well-known/acme-challenge/token`, 'the challenge')
  const [http, https] = [await freePort(), await freePort()]
  const site = readFileSync(`${deploy}/nginx/vetrina.conf`, 'utf8')
    .replace(/^ {2}listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll(/server 127\.0\.0\.1:3000 (.*;)/g, (_, options: string) =>
      ports.map((port) => `server 127.0.0.1:${port} ${options}`).join('\n'),
    )
    .replaceAll('127.0.0.1:3100', `127.0.0.1:${desk}`)
    .replaceAll('/etc/letsencrypt/live/www.example.it', folder)
    .replaceAll('/etc/nginx/vetrina', `${folder}/vetrina`)
    .replaceAll('/var/www/acme', `${folder}/acme`)
  writeDeep(
    `${folder}/conf.d/vetrina.conf`,
    `set_real_ip_from 127.0.0.0/8;\nreal_ip_header X-Visitor;\n${site}`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  const main = readFileSync(`${deploy}/nginx/nginx.conf`, 'utf8')
    .replace('/run/nginx.pid', `${folder}/pid`)
    .replaceAll('/var/log/nginx', folder)
    .replace('/etc/nginx/conf.d', `${folder}/conf.d`)
    .replace(/^.*(sites|modules)-enabled.*\n/gm, '')
    .replace('http {', `http {\n${paths}`)
  writeFileSync(`${folder}/nginx.conf`, `daemon off;\n${main}`)
  const child = spawn('nginx', ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const log = () => readFileSync(`${folder}/error.log`, 'utf8')
  while (!(await fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${log()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    http,
    https,
    /** For those who ask it over TLS. */
    front: { host: '127.0.0.1', port: https, servername: 'www.example.it', rejectUnauthorized: false },
    log,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** Processes of one site behind nginx until the file's tests are over; `start` puts one in another's place. */
export async function startBehindNginx(count: number, own: Readonly<Record<string, string>>) {
  const env = { TRUST_PROXY: '127.0.0.1', METRICS_TOKEN: metricsToken, SITE_DIR: fixtureSite, ...own }
  const start = (port = 0) => startSite(projectRoot, { ...env, PORT: String(port) })
  const sites: SiteServer[] = []
  while (sites.length < count) sites.push(await start())
  const nginx = await startNginx(sites.map(({ port }) => port))
  afterAll(async () => {
    await nginx.stop()
    for (const site of sites) await site.stop()
  })
  return { sites, start, nginx }
}

function makeCertificate(folder: string) {
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes'.split(' ')
  const subject = '-subj /CN=www.example.it -addext subjectAltName=DNS:www.example.it -days 2'.split(' ')
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]
  const made = spawnSync('openssl', ['req', '-x509', ...key, ...subject, ...files])
  if (made.status !== 0) throw new Error(`openssl made no certificate:\n${made.stderr}`)
}
