import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** `honours`: applies `_headers` and `_redirects` like Netlify; otherwise like GitHub Pages. */
export async function serveStatic(folder: string, { honours }: { honours: boolean }) {
  const rules = honours ? headerRules(readFileSync(`${folder}/_headers`, 'utf8')) : []
  const missing = honours ? readFileSync(`${folder}/_redirects`, 'utf8').split('\n') : []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    for (const { headers } of rules.filter(({ pattern }) => pattern.test(path))) {
      for (const [name, value] of headers) response.appendHeader(name, value)
    }
    const place = join(folder, path === '/' ? 'index.html' : path)
    const file = [place, `${place}.html`].find((name) => existsSync(name) && statSync(name).isFile())
    if (!file && existsSync(place)) return response.writeHead(301, { location: `${path}/` }).end()
    const [, own = '/404.html'] =
      missing.map((line) => line.split(' ')).find(([from = '']) => path.startsWith(from.replace('*', ''))) ??
      []
    const sent = file ?? folder + own
    response.writeHead(file ? 200 : 404, {
      'content-type': types[extname(sent)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(sent))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  }
}

/** `*` matches anything, `:file` one path segment. */
function headerRules(text: string) {
  return text.split('\n\n').map((block) => {
    const [path = '', ...lines] = block.trim().split('\n')
    const pattern = path.replaceAll('.', '\\.').replace('*', '.*').replace(/:\w+/, '[^/]+')
    const headers = lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')] as const
    })
    return { pattern: new RegExp(`^${pattern}$`), headers }
  })
}
