import { once } from 'node:events'
import spawn from 'cross-spawn'
import type { CommandStep, Step } from './steps.js'
import { UsageError } from './options.js'
import { writeFiles } from './write-files.js'

function print(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function runCommand({ folder, program, args }: CommandStep): Promise<void> {
  const line = [program, ...args].join(' ')
  print(`$ ${line}`)
  const child = spawn(program, [...args], { cwd: folder, stdio: 'inherit' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new UsageError(`The command failed: ${line}`)
}

/**
 * Does a step: writes its files, or runs its command with the terminal of this program.
 *
 * @throws UsageError if the command fails
 */
export async function runStep(step: Step): Promise<void> {
  print(`\n${step.title}`)
  await ('files' in step ? writeFiles(step.folder, step.files) : runCommand(step))
}
