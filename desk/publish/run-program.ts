import { fork } from 'node:child_process'

export type Progress = { done: number; of: number }

type Running = {
  onProgress?: (progress: Progress) => void
  onSaid: (text: string) => void
  signal?: AbortSignal
}

/** Runs a program of the project to its end. @returns its exit code */
export function runProgram(
  root: string,
  args: readonly string[],
  { onProgress, onSaid, signal }: Running,
): Promise<number> {
  const [file = '', ...rest] = args
  const env = { ...process.env, TELL_PROGRESS: '1' }
  const child = fork(`${root}/${file}`, rest, {
    cwd: root,
    env,
    silent: true,
    execArgv: [],
    ...(signal && { signal }),
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onSaid(text))
  }
  child.on('message', (progress) => onProgress?.(progress as Progress))
  return new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
