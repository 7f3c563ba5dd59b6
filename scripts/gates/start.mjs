import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createGate } from './gate.mjs'

/**
 * `npm start` as somebody runs it who has just cloned: everything answers, and one signal stops everything.
 *
 * @returns {Promise<string[]>}
 */
const startAndStop = async () => {
  const args = ['scripts/run.mjs', 'start']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let isRunning = false
  const keep = (/** @type {Buffer} */ chunk) => {
    output += chunk
    // Its own word for that every address has answered. What it says while it stops is no reason for another
    // signal, which would end it by force on its way out.
    if (isRunning || !output.includes('Latchkey is running.')) return
    isRunning = true
    child.kill('SIGTERM')
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const [code] = await once(child, 'close')
  return code === 0 && isRunning ? [] : [output]
}

export const startGate = createGate('npm start', startAndStop)
