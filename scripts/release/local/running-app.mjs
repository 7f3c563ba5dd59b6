import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** The development servers of Vite, Next.js and Astro print it. */
const URL_OF_APP = /Local:?\s+(http:\/\/localhost:\d+)/

/**
 * Starts an app by a command of a shell, and stops it with everything that it has started.
 *
 * @param {string} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 */
export const startApp = (command, { cwd, env }) => {
  const child = spawn(command, {
    cwd,
    env,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that one signal reaches all programs of the command.
    detached: true,
  })
  const ended = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })

  /** Resolves to the URL that the app prints. @returns {Promise<string>} */
  const url = async () => {
    const end = ended.then(() => true)
    for (;;) {
      const [, printed] = URL_OF_APP.exec(output) ?? []
      if (printed !== undefined) return printed
      if (await Promise.race([end, sleep(100)])) throw new Error('The app ended.')
    }
  }

  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  return { url, stop, output: () => output }
}
