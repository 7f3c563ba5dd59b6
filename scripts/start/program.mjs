import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const patienceMs = 5000

/**
 * Starts a Node program in the background, and prints its lines with its name as a prefix.
 *
 * @param {{ name: string, args: string[], cwd: string, env?: Record<string, string | undefined> }} program
 *   `env`: variables besides those of this process
 * @param {(line: string) => void} print
 */
export const startProgram = ({ name, args, cwd, env }, print) => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that Ctrl-C reaches it only through stop(), and only once.
    detached: process.platform !== 'win32',
  })
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => print(`${name} | ${line}`))

  /** Resolves with the reason once the program has ended. */
  const ended = once(child, 'close').then(
    ([code, signal]) => `The ${name} ended with ${signal ?? `exit code ${code}`}.`,
  )

  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await ended
    clearTimeout(timer)
  }

  return { ended, stop }
}
