import { CliError } from '../cli-error.js'
import { type App, detectApp } from '../init/detect-app.js'
import { formatDiff, writeChange } from '../init/file-change.js'
import { combinedScript, devCommand, installCommand } from '../init/package-manager.js'
import { type ManualStep, type Plan, planInit } from '../init/plan.js'
import { confirm } from '../terminal/confirm.js'
import { printMessage, printResult, styleMessage } from '../terminal/output.js'

export interface InitOptions {
  /** Writes without asking. */
  readonly yes?: boolean
  /** Prints the changes and writes nothing. */
  readonly dryRun?: boolean
}

const FRAMEWORK_NAMES = { vite: 'Vite with React', next: 'Next.js with the App Router' }

const indent = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')

const formatStep = ({ path, instruction }: ManualStep) =>
  `${styleMessage('bold', `Change ${path} by hand.`)}\n${indent(instruction)}\n`

const styleHint = ({ framework }: App) =>
  framework === 'vite'
    ? 'Rules for elements in your own styles, such as src/index.css of a new app, override the styles of the hosted pages. Remove them or put them into a layer: https://latchkey.example/guides/custom-pages'
    : 'To protect a page, see https://latchkey.example/guides/next'

function scriptHint({ devScript: { name, command } }: App): string {
  const combined = combinedScript(command)
  return combined === undefined
    ? ''
    : `\n     Or change the script in package.json: "${name}": "${combined}"`
}

const nextSteps = (app: App) => `Next steps:
  1. ${installCommand(app.packageManager)}
  2. ${devCommand(app.packageManager, app.devScript.name)}${scriptHint(app)}
  3. Open the URL of the app, followed by /handler/sign-up

${styleHint(app)}`

function assertCanAsk({ yes, dryRun }: InitOptions): void {
  if (yes || dryRun || process.stdin.isTTY) return
  throw new CliError(
    'Cannot ask for confirmation, because the input is not a terminal. Pass --yes to write the files, or --dry-run to only print the changes.',
    2,
  )
}

async function applyPlan(app: App, { changes }: Plan, { yes, dryRun }: InitOptions) {
  printResult(changes.map(formatDiff).join('\n\n'))
  if (dryRun) return printMessage('\nNothing was written, because of --dry-run.')
  const count = `${changes.length} ${changes.length === 1 ? 'file' : 'files'}`
  if (!yes && !(await confirm(`\nWrite ${count}?`)))
    throw new CliError('Canceled. No file was written.')
  for (const change of changes) await writeChange(app.folder, change)
  printMessage(`\nWrote ${count}.\n`)
}

/** Adds Latchkey to the app in this folder. */
export async function init(options: InitOptions): Promise<void> {
  const app = await detectApp(process.cwd())
  printMessage(`Detected ${FRAMEWORK_NAMES[app.framework]}, ${app.packageManager}.\n`)
  const plan = await planInit(app)
  if (plan.changes.length > 0) {
    assertCanAsk(options)
    await applyPlan(app, plan, options)
  }
  for (const step of plan.manualSteps) printMessage(formatStep(step))
  if (plan.changes.length + plan.manualSteps.length === 0)
    printMessage('Latchkey is already set up in this app. Nothing to change.')
  else if (!options.dryRun) printMessage(nextSteps(app))
}
