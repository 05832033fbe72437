// Types beside rules and views: `npm run test:quick`. What the compiler says comes last, where it is seen.
import { spawn } from 'node:child_process'

const shell = process.platform === 'win32'
const views = ['--project', 'components']
const rules = ['--project', 'unit', '--project', 'mocked']

const [types, tests] = await Promise.all([
  ended('npm', ['run', '--silent', 'types'], 'pipe'),
  ended('vitest', ['run', ...rules, ...views], 'inherit'),
])
process.stdout.write(types.output)
console.log(types.status === 0 ? 'Types: no fault' : 'FAILED: Types')
process.exitCode = types.status === 0 && tests.status === 0 ? 0 : 1

async function ended(command: string, args: readonly string[], output: 'pipe' | 'inherit') {
  const child = spawn(command, args, { stdio: ['ignore', output, output], shell })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, output: said }
}
