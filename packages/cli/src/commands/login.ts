import { ClientApp } from '@latchkey/core'
import { CliError } from '../cli-error.js'
import { findAppUrl } from '../dev/dev-connection.js'
import { readConnection, type Connection, type ConnectionOptions } from '../environment.js'
import { displayUser } from '../session/display-user.js'
import {
  createSessionApp,
  saveSession,
  sessionPath,
  type AppSession,
} from '../session/stored-session.js'
import { startCountdown } from '../terminal/countdown.js'
import { openBrowser } from '../terminal/open-browser.js'
import { printMessage, printResult, sanitize, styleMessage } from '../terminal/output.js'
import { exitCodeOfSignal, onSignal } from '../terminal/signals.js'

export interface LoginOptions extends ConnectionOptions {
  readonly appUrl?: string
  /** Selects the device flow of OAuth. */
  readonly clientId?: string
  readonly confirmPath?: string
  /** In minutes. Default: 10. */
  readonly expiresIn?: number
  readonly open?: boolean
}

const DEFAULT_MINUTES = 10

/** Options with the values that replace missing ones. */
type LoginRequest = LoginOptions &
  Connection & { readonly appUrl: string; readonly expiresIn: number }

async function showLink(url: string, phrase: string, { baseUrl, expiresIn, open }: LoginRequest) {
  // The service URL may come from a file in this folder that another user has written.
  printMessage(`To sign in at ${sanitize(baseUrl)}, open this page in a browser:

  ${url}

Authorize only if the page shows the same letters:  ${styleMessage('bold', phrase)}

The link expires in ${expiresIn} ${expiresIn === 1 ? 'minute' : 'minutes'}.`)
  if (open && !(await openBrowser(url)))
    printMessage('No browser could be opened. Open the link yourself.')
}

/** Resolves to the refresh token of the user who authorizes the tool. */
async function requestSession(app: ClientApp, options: LoginRequest): Promise<string> {
  const { appUrl, confirmPath, expiresIn } = options
  const expiresInMillis = expiresIn * 60_000
  const cancellation = new AbortController()
  const removeListener = onSignal((signal) =>
    cancellation.abort(new CliError('Canceled. You are not signed in.', exitCodeOfSignal(signal))),
  )
  let stopCountdown = () => {}
  try {
    const login = await app.promptCliLogin({
      appUrl,
      ...(confirmPath === undefined ? {} : { confirmPath }),
      expiresInMillis,
      signal: cancellation.signal,
      promptLink: async (url, phrase) => {
        await showLink(url, phrase, options)
        stopCountdown = startCountdown(expiresInMillis)
      },
    })
    if (login.status === 'ok') return login.data
    throw new CliError(`${login.error.message} You are not signed in. Run the command again.`)
  } finally {
    stopCountdown()
    removeListener()
  }
}

/** Resolves to a text with the user's name. If the request fails, the login is still valid, so the text has no name. */
async function describeSession(session: AppSession): Promise<string> {
  const app = createSessionApp(session)
  const user = await app.getUser().catch(() => null)
  app.dispose()
  return user ? `Signed in as ${displayUser(user)}.` : 'Signed in.'
}

/** Resolves to the URL of the option, else to that of the app which uses the service in development. */
async function resolveAppUrl({ appUrl }: LoginOptions, connection: Connection): Promise<string> {
  if (appUrl !== undefined) return appUrl
  const detected = await findAppUrl(connection.baseUrl, connection.projectId)
  if (detected === undefined)
    throw new CliError(
      'Missing --app-url. Pass the URL of your app, such as https://app.example.com. With latchkey dev, opening the app in a browser is enough.',
      2,
    )
  printMessage(`Using the running app at ${sanitize(detected)}.`)
  return detected
}

/** @throws CliError for options that only the sign-in on a page of the app has */
function rejectAppOptions({ appUrl, confirmPath, expiresIn }: LoginOptions): void {
  if ((appUrl ?? confirmPath) !== undefined)
    throw new CliError(
      '--client-id signs in without a page of your app. Remove --app-url and --confirm-path.',
      2,
    )
  if (expiresIn !== undefined)
    throw new CliError(
      'With --client-id, the service decides when the code expires. Remove --expires-in.',
      2,
    )
}

/** Signs the user in on this machine through their browser. */
export async function login(options: LoginOptions): Promise<void> {
  const { clientId, expiresIn = DEFAULT_MINUTES, open = false } = options
  if (clientId !== undefined) rejectAppOptions(options)
  const connection = await readConnection(options)
  if (clientId !== undefined) {
    const { deviceLogin } = await import('./device-login.js')
    return deviceLogin(connection, { clientId, open })
  }
  const appUrl = await resolveAppUrl(options, connection)
  const app = new ClientApp({ ...connection, tokenStore: 'memory' })
  try {
    const session = {
      ...connection,
      refreshToken: await requestSession(app, { ...options, ...connection, appUrl, expiresIn }),
    }
    await saveSession(session)
    printResult(await describeSession(session))
    printMessage(
      `The session is stored in ${sessionPath()}. Signing out in the browser ends it too.`,
    )
  } finally {
    app.dispose()
  }
}
