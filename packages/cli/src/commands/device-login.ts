import { CliError } from '../cli-error.js'
import type { Connection } from '../environment.js'
import { displayUser } from '../session/display-user.js'
import {
  discoverServer,
  oauthErrorOf,
  pollTokens,
  readUserInfo,
  requestDeviceCode,
} from '../session/oauth-client.js'
import { saveSession, sessionPath } from '../session/stored-session.js'
import { startCountdown } from '../terminal/countdown.js'
import { openBrowser } from '../terminal/open-browser.js'
import { printMessage, printResult, sanitize, styleMessage } from '../terminal/output.js'
import { exitCodeOfSignal, onSignal } from '../terminal/signals.js'

interface DeviceLoginOptions {
  readonly clientId: string
  readonly open?: boolean
}

type Server = Awaited<ReturnType<typeof discoverServer>>
type Device = Awaited<ReturnType<typeof requestDeviceCode>>

async function showCode(device: Device, open = false): Promise<void> {
  const { verification_uri: url, verification_uri_complete: completeUrl = url } = device
  printMessage(`To sign in, open this page in a browser on any device:

  ${sanitize(url)}

Enter this code:  ${styleMessage('bold', sanitize(device.user_code))}`)
  if (open && !(await openBrowser(completeUrl)))
    printMessage('No browser could be opened. Open the page yourself.')
}

async function waitForTokens(server: Server, device: Device, signal: AbortSignal) {
  const stopCountdown = startCountdown(device.expires_in * 1000)
  try {
    return await pollTokens(server, device, signal)
  } catch (error) {
    signal.throwIfAborted()
    const code = oauthErrorOf(error)
    if (code === 'access_denied')
      throw new CliError('The access was denied. You are not signed in.')
    if (code === 'expired_token')
      throw new CliError('The code has expired. You are not signed in. Run the command again.')
    throw error
  } finally {
    stopCountdown()
  }
}

/** Runs work that a signal, such as Ctrl+C, ends with a message. */
async function untilSignal<Result>(work: (signal: AbortSignal) => Promise<Result>) {
  const cancellation = new AbortController()
  const removeListener = onSignal((name) =>
    cancellation.abort(new CliError('Canceled. You are not signed in.', exitCodeOfSignal(name))),
  )
  try {
    return await work(cancellation.signal)
  } finally {
    removeListener()
  }
}

/** Signs the user in with the device flow of OAuth (RFC 8628). */
export async function deviceLogin(
  { baseUrl, projectId }: Connection,
  { clientId, open }: DeviceLoginOptions,
): Promise<void> {
  const connection = { baseUrl, projectId, clientId }
  const { server, tokens } = await untilSignal(async (signal) => {
    const server = await discoverServer(connection)
    const device = await requestDeviceCode(server)
    await showCode(device, open)
    return { server: server, tokens: await waitForTokens(server, device, signal) }
  })
  const { refresh_token: refreshToken } = tokens
  if (refreshToken === undefined)
    throw new CliError(
      `The client ${clientId} gets no refresh token. Add the grant type refresh_token to it.`,
    )
  await saveSession({ ...connection, refreshToken })
  // If the request fails, the sign-in is still valid, so the text has no name.
  const user = await readUserInfo(server, tokens).catch(() => null)
  printResult(user ? `Signed in as ${displayUser(user)}.` : 'Signed in.')
  printMessage(`The session is stored in ${sessionPath()}.`)
}
