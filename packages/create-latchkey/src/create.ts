import { readFile } from 'node:fs/promises'
import { askForMissing } from './ask.js'
import { HELP, parseOptions, UsageError } from './options.js'
import { packageManagerOf } from './package-manager.js'
import { runStep } from './run-step.js'
import { nextSteps, stepsOf } from './steps.js'

async function readVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  )
  return version
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

async function create(args: readonly string[]): Promise<void> {
  const options = parseOptions(args)
  if (options.help) return print(HELP)
  const version = await readVersion()
  if (options.version) return print(version)
  const answers = await askForMissing(options)
  const manager = packageManagerOf(process.env['npm_config_user_agent'])
  for (const step of stepsOf(answers, manager, version)) await runStep(step)
  print(`\n${nextSteps(answers.folder, manager)}`)
}

/** Runs the command line. Resolves to the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await create(args)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 1
  }
}
