import { version } from '../../package.json'
import { CliError } from '../cli-error.js'
import { runCommand } from '../dev/run-command.js'
import type { App } from '../init/app.js'
import { detectApp, detectFramework } from '../init/detect-app.js'
import { formatDiff, writeChanges } from '../init/file-change.js'
import type { Framework } from '../init/framework.js'
import { gitState } from '../init/git.js'
import { addPackages } from '../init/package-json.js'
import {
  buildCommand,
  combinedScript,
  devCommand,
  installCommand,
} from '../init/package-manager.js'
import { type ManualStep, Plan } from '../init/plan.js'
import { recordChanges, undoChanges } from '../init/undo.js'
import { confirm } from '../terminal/confirm.js'
import { printMessage, printResult, styleMessage } from '../terminal/output.js'

export interface InitOptions {
  /** Writes without asking. */
  readonly yes?: boolean
  /** Prints the changes and writes nothing. */
  readonly dryRun?: boolean
  /** Restores the files of the last run. */
  readonly undo?: boolean
  /** False with `--no-install`, which also omits the build. */
  readonly install: boolean
  /** False with `--no-build`. */
  readonly build: boolean
}

const indent = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `  ${line}`))
    .join('\n')

const formatStep = ({ path, instruction }: ManualStep) =>
  `${styleMessage('bold', `Change ${path} by hand.`)}\n${indent(instruction)}\n`

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

function scriptHint({ devScript: { name, command } }: App): string {
  const combined = combinedScript(command)
  return combined === undefined
    ? ''
    : `\n     Or change the script in package.json: "${name}": "${combined}"`
}

function formatNextSteps(app: App, { hint }: Framework, { install }: InitOptions): string {
  const steps = [
    ...(install ? [] : [installCommand(app.packageManager).join(' ')]),
    devCommand(app.packageManager, app.devScript.name) + scriptHint(app),
    'Open the URL of the app, followed by /handler/sign-up',
  ]
  const lines = steps.map((step, index) => `  ${index + 1}. ${step}\n`).join('')
  return `Next steps:\n${lines}\n${hint}`
}

function assertCanAsk({ yes, dryRun }: InitOptions): void {
  if (yes || dryRun || process.stdin.isTTY) return
  throw new CliError(
    'Cannot ask for confirmation, because the input is not a terminal. Pass --yes to write the files, or --dry-run to only print the changes.',
    2,
  )
}

/** Returns the commands that run after the files are written. */
function commandsOf(app: App, { install, build }: InitOptions): readonly (readonly string[])[] {
  if (!install) return []
  const commands = [installCommand(app.packageManager)]
  return build && app.hasBuildScript ? [...commands, buildCommand(app.packageManager)] : commands
}

const GIT_WARNINGS = {
  clean: undefined,
  dirty:
    'This folder has changes that are not committed. Commit them first to see only the changes of this command in git.',
  none: 'This folder is not in a git repository.',
}

async function confirmChanges(app: App, plan: Plan, options: InitOptions): Promise<void> {
  const warning = GIT_WARNINGS[gitState(app.folder)]
  if (warning !== undefined)
    printMessage(`\n${warning} To restore the files later, run: latchkey init --undo`)
  if (options.yes) return
  const commands = commandsOf(app, options).map((command) => ` Then run ${command.join(' ')}.`)
  const question = `\nWrite ${count(plan.changes.length, 'file')}?${commands.join('')}`
  if (!(await confirm(question))) throw new CliError('Canceled. No file was written.')
}

async function runCommands(app: App, options: InitOptions): Promise<void> {
  for (const command of commandsOf(app, options)) {
    const text = command.join(' ')
    printMessage(`Running ${text} …\n`)
    const exitCode = await runCommand(command, {})
    if (exitCode !== 0)
      throw new CliError(
        `${text} failed with exit code ${exitCode}. The files of latchkey init are written. Correct the problem, or restore the files with: latchkey init --undo`,
      )
  }
}

function rejectManualSteps({ manualSteps }: Plan): void {
  if (manualSteps.length === 0) return
  for (const step of manualSteps) printMessage(formatStep(step))
  throw new CliError(
    `Nothing was written, because the app has code of a form that latchkey init cannot change. Make ${manualSteps.length === 1 ? 'this change' : 'these changes'} by hand, then run the command again: it does the rest.`,
  )
}

async function undo(): Promise<void> {
  const folder = process.cwd()
  const changes = await undoChanges(folder)
  printMessage(`Restored ${count(changes.length, 'file')}.`)
  if (changes.some(({ path }) => path === 'package.json')) {
    const { packageManager } = await detectApp(folder)
    printMessage(`To remove the packages, run: ${installCommand(packageManager).join(' ')}`)
  }
}

const PACKAGES = {
  dependencies: { '@latchkey/core': `^${version}`, '@latchkey/react': `^${version}` },
  devDependencies: { latchkey: `^${version}` },
}

/** Adds Latchkey to the app in this folder, or removes what the last run has added. */
export async function init(options: InitOptions): Promise<void> {
  if (options.undo) return undo()
  const app = await detectApp(process.cwd())
  const framework = detectFramework(app)
  printMessage(`Detected ${framework.name}, ${app.packageManager}.\n`)
  const plan = new Plan(app)
  await plan.edit('package.json', (text) => addPackages(text, PACKAGES))
  await framework.plan(plan)
  rejectManualSteps(plan)
  if (plan.changes.length === 0)
    return printMessage('Latchkey is already set up in this app. Nothing to change.')
  assertCanAsk(options)
  printResult(plan.changes.map(formatDiff).join('\n\n'))
  if (options.dryRun) return printMessage('\nNothing was written, because of --dry-run.')
  await confirmChanges(app, plan, options)
  await recordChanges(app.folder, plan.changes)
  await writeChanges(app.folder, plan.changes)
  printMessage(`\nWrote ${count(plan.changes.length, 'file')}.\n`)
  await runCommands(app, options)
  printMessage(formatNextSteps(app, framework, options))
}
