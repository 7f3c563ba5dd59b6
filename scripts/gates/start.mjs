import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createGate } from './gate.mjs'

/**
 * Runs `npm start` as in a new clone: all programs respond, and one signal stops all of them.
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
    // `npm start` prints this line when every URL responds. Output during the shutdown must not send a second signal,
    // which would end the shutdown by force.
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
