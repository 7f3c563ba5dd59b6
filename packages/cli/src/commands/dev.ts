import { projectVariables } from '../dev/project-variables.js'
import { runCommand } from '../dev/run-command.js'
import {
  owner,
  startService,
  type RunningService,
  type ServiceChoice,
} from '../dev/start-service.js'
import { inMessage, print, say } from '../terminal/output.js'
import { exitCodeOf, onSignal } from '../terminal/signals.js'

export interface DevOptions extends ServiceChoice {
  readonly printEnv?: boolean
}

const addresses = ({ address, project, hasDashboard, hasOwner }: RunningService) => {
  const signIn = hasOwner ? `  (${owner.email}, ${owner.password})` : ''
  const dashboard = hasDashboard
    ? `\n  ${inMessage('bold', 'Dashboard')}  ${address}/dashboard${signIn}`
    : ''
  return `
  ${inMessage('bold', 'Service')}    ${address}${dashboard}
  ${inMessage('bold', 'Inbox')}      ${address}/dev/mail
  ${inMessage('bold', 'Overview')}   ${address}/dev
  ${inMessage('bold', 'Project')}    ${project.projectId}
`
}

const NEXT = `Hand the keys to your app: latchkey dev -- npm run dev
Or write them to a file:   latchkey dev --print-env > .env.local
`

/** Lines of an env file. None of the values needs quotes. */
const envLines = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')

/**
 * Runs the service, and a command with the keys of its project until that ends; without one, until it is
 * told to stop.
 *
 * @returns the exit code of the command
 */
export async function dev(command: readonly string[], options: DevOptions): Promise<number> {
  let ended: NodeJS.Signals | undefined
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  const forget = onSignal((signal) => {
    ended ??= signal
    stop()
  })
  try {
    say('Starting the service …')
    const service = await startService(options)
    try {
      if (ended) return exitCodeOf(ended)
      const variables = projectVariables(service.address, service.project)
      say(addresses(service))
      if (options.printEnv) print(envLines(variables))
      if (command.length > 0) return await runCommand(command, variables)
      say(options.printEnv ? 'Ctrl-C stops it.' : `${NEXT}Ctrl-C stops it.`)
      await stopped
      return 0
    } finally {
      await service.close()
    }
  } finally {
    forget()
  }
}
