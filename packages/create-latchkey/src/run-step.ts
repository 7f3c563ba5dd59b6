import { once } from 'node:events'
import spawn from 'cross-spawn'
import type { Step } from './steps.js'
import { UsageError } from './options.js'

/**
 * Runs a command with the terminal of this program.
 *
 * @throws UsageError if the command fails
 */
export async function runStep({ title, folder, program, args }: Step): Promise<void> {
  const line = [program, ...args].join(' ')
  process.stderr.write(`\n${title}\n$ ${line}\n`)
  const child = spawn(program, [...args], { cwd: folder, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new UsageError(`The command failed: ${line}`)
}
