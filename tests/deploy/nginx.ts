import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/helpers/free-port.ts'

const deploy = fileURLToPath(new URL('../../deploy', import.meta.url))

export type Nginx = { http: number; https: number; log: () => string; stop: () => Promise<void> }

const path = `${process.env.PATH}:/usr/sbin:/sbin`

/** What `nginx -v` says, such as `1.22.1`; undefined where there is none. */
export function nginxVersion(): string | undefined {
  const { stderr, error } = spawnSync('nginx', ['-v'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  })
  return error ? undefined : /nginx\/([\d.]+)/.exec(stderr)?.[1]
}

/** Runs `deploy/nginx/vetrina.conf` before these ports, with a certificate of its own, in a folder that vanishes with it. */
export async function startNginx(ports: readonly number[]): Promise<Nginx> {
  const folder = mkdtempSync(`${tmpdir()}/deploy-nginx-`)
  chmodSync(folder, 0o755)
  makeCertificate(folder)
  cpSync(`${deploy}/nginx`, `${folder}/vetrina`, { recursive: true })
  mkdirSync(`${folder}/acme/.well-known/acme-challenge`, { recursive: true })
  writeFileSync(`${folder}/acme/.well-known/acme-challenge/token`, 'the challenge')
  const [http, https] = [await freePort(), await freePort()]
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')
  const site = readFileSync(`${deploy}/nginx/vetrina.conf`, 'utf8')
    .replace(/^ {2}listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replace(/server 127\.0\.0\.1:3000 .*;/, servers)
    .replaceAll('/etc/letsencrypt/live/www.example.it', folder)
    .replaceAll('/etc/nginx/vetrina', `${folder}/vetrina`)
    .replaceAll('/var/www/acme', `${folder}/acme`)
    // So that a test can be many visitors.
    .replaceAll('$binary_remote_addr', '$http_x_visitor$binary_remote_addr')
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For "$http_x_visitor"')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  writeFileSync(
    `${folder}/nginx.conf`,
    `daemon off;\npid ${folder}/pid;\nevents {}\nhttp {\n${paths}\n${site}}\n`,
  )
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
    log,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

function makeCertificate(folder: string) {
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    `${folder}/privkey.pem`,
  ]
  const subject = [
    '-subj',
    '/CN=www.example.it',
    '-addext',
    'subjectAltName=DNS:www.example.it',
    '-days',
    '2',
  ]
  const made = spawnSync('openssl', ['req', '-x509', ...key, ...subject, '-out', `${folder}/fullchain.pem`])
  if (made.status !== 0) throw new Error(`openssl made no certificate:\n${made.stderr}`)
}
