import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type RegistrationResponseJSON,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Client } from '../../client/client.js'
import type { Json } from '../../lib/json.js'
import type { Result } from '../../lib/result.js'
import { ceremonyError, type PasskeyCeremonyError, toCeremonyError } from './passkey-error.js'

/** The ceremony in progress on this page: browsers allow one at a time. */
let running: AbortController | undefined

/**
 * Runs a ceremony, its requests to the service included, and aborts the one before it. A ceremony that is aborted, by the
 * signal, by the next one or because the app is disposed of, resolves to an error.
 */
export async function runCeremony<Data, Failure>(
  { tasks }: Pick<Client, 'tasks'>,
  outerSignal: AbortSignal | undefined,
  ceremony: (signal: AbortSignal) => Promise<Result<Data, Failure>>,
): Promise<Result<Data, Failure | PasskeyCeremonyError>> {
  running?.abort()
  const controller = new AbortController()
  running = controller
  const abort = () => controller.abort()
  if (outerSignal?.aborted) abort()
  outerSignal?.addEventListener('abort', abort)
  let taskSignal: AbortSignal | undefined
  try {
    return await tasks.run(
      (signal) => {
        taskSignal = signal
        return ceremony(signal)
      },
      { signal: controller.signal },
    )
  } catch (error) {
    // Undefined if the ceremony was aborted before it began.
    if (taskSignal?.aborted === false) throw error
    return { status: 'error', error: ceremonyError('CEREMONY_ABORTED', error) }
  } finally {
    outerSignal?.removeEventListener('abort', abort)
  }
}

/**
 * Asks the browser for a passkey.
 *
 * @param start calls the library with options for the page's host name
 * @returns the passkey's response as the service takes it; an error for everything that is thrown
 */
export async function requestPasskey(
  { platform }: Pick<Client, 'platform'>,
  signal: AbortSignal,
  start: (hostname: string) => Promise<RegistrationResponseJSON | AuthenticationResponseJSON>,
): Promise<Result<Record<string, Json>, PasskeyCeremonyError>> {
  const cancel = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', cancel)
  try {
    const { navigation } = platform
    if (!navigation || !browserSupportsWebAuthn())
      throw unsupported('Passkeys need https and a current browser.')
    const response = await start(new URL(navigation.href()).hostname)
    // A browser extension may return something else than a passkey.
    if (response.type !== 'public-key' || !response.rawId)
      throw ceremonyError('AUTHENTICATOR_GENERAL_ERROR')
    const data = JSON.parse(JSON.stringify(response)) as Record<string, Json>
    return { status: 'ok', data }
  } catch (error) {
    return { status: 'error', error: toCeremonyError(error) }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** The error of a browser that does not support what a ceremony needs. */
export const unsupported = (message: string): PasskeyCeremonyError =>
  ceremonyError('PASSTHROUGH_SEE_CAUSE_PROPERTY', new Error(message))
