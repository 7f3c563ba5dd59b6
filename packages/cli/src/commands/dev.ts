import { projectVariables } from '../dev/project-variables.js'
import { runCommand } from '../dev/run-command.js'
import {
  owner,
  startService,
  type RunningService,
  type ServiceOptions,
} from '../dev/start-service.js'
import { printMessage, printResult, styleMessage } from '../terminal/output.js'
import { exitCodeOfSignal, onSignal } from '../terminal/signals.js'

export interface DevOptions extends ServiceOptions {
  readonly printEnv?: boolean
}

const summary = ({ apiUrl, project, hasDashboard, hasOwner }: RunningService) => {
  const signIn = hasOwner ? `  (${owner.email}, ${owner.password})` : ''
  const dashboard = hasDashboard
    ? `\n  ${styleMessage('bold', 'Dashboard')}  ${apiUrl}/dashboard${signIn}`
    : ''
  return `
  ${styleMessage('bold', 'Service')}    ${apiUrl}${dashboard}
  ${styleMessage('bold', 'Inbox')}      ${apiUrl}/dev/mail
  ${styleMessage('bold', 'Overview')}   ${apiUrl}/dev
  ${styleMessage('bold', 'Project')}    ${project.projectId}
`
}

const NEXT_STEPS = `Run your app with the keys: latchkey dev -- npm run dev
Write the keys to a file:   latchkey dev --print-env > .env.local
`

const STOP_HINT = 'Press Ctrl-C to stop the service.'

/** Formats variables as an env file. No value needs quotes. */
const envLines = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/**
 * Runs the service together with a command that gets the keys of its project. Without a command, runs the service
 * until a signal.
 *
 * @returns the exit code of the command
 */
export async function dev(command: readonly string[], options: DevOptions): Promise<number> {
  let firstSignal: NodeJS.Signals | undefined
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  const removeListener = onSignal((signal) => {
    firstSignal ??= signal
    stop()
  })
  try {
    printMessage('Starting the service …')
    const service = await startService(options)
    try {
      if (firstSignal) return exitCodeOfSignal(firstSignal)
      const variables = projectVariables(service.apiUrl, service.project)
      printMessage(summary(service))
      if (options.printEnv) printResult(envLines(variables))
      if (command.length > 0) return await runCommand(command, variables)
      printMessage(options.printEnv ? STOP_HINT : `${NEXT_STEPS}${STOP_HINT}`)
      await stopped
      return 0
    } finally {
      await service.close()
    }
  } finally {
    removeListener()
  }
}
