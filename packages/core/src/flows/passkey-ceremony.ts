import type { Json } from '../lib/json.js'
import type { Result } from '../lib/result.js'
import type { Credentials, Platform } from '../platform/platform.js'
import type { Context } from '../resources/context.js'
import { ceremonyError, type PasskeyCeremonyError, readCeremonyError } from './passkey-error.js'

/** The one ceremony that runs on this page: browsers have no room for two. */
let running: AbortController | undefined

/** Aborts together with another, and on its own. */
export function linked(outer?: AbortSignal): AbortController {
  const inner = new AbortController()
  const abort = () => inner.abort()
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort, { signal: inner.signal })
  return inner
}

/**
 * Carries a ceremony out, its calls to the service included. The one before it is aborted first; being
 * aborted is a result (WA09). That includes an app that is disposed of.
 */
export async function alone<T>(
  { during }: Pick<Context, 'during'>,
  outer: AbortSignal | undefined,
  carryOut: (signal: AbortSignal) => Promise<T>,
): Promise<T | Result<never, PasskeyCeremonyError>> {
  running?.abort()
  running = linked(outer)
  let call: AbortSignal | undefined
  const work = (signal: AbortSignal) => carryOut((call = signal))
  try {
    return await during(work, 0, undefined, running.signal)
  } catch (thrown) {
    if (call?.aborted === false) throw thrown
    return { status: 'error', error: ceremonyError('CEREMONY_ABORTED', thrown) }
  }
}

const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const binaryMembers = [
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'signature',
  'userHandle',
]

/** @see WebAuthn Level 3, section 5.1: RegistrationResponseJSON and AuthenticationResponseJSON */
function toJson(made: PublicKeyCredential | null): Record<string, Json> {
  // WA17: whoever stands between the page and the browser may give something else.
  if (made?.type !== 'public-key' || !made.rawId?.byteLength)
    throw ceremonyError('AUTHENTICATOR_GENERAL_ERROR')
  const { id, rawId, type, authenticatorAttachment } = made
  const response = made.response as Partial<AuthenticatorAttestationResponse>
  const bytes = response as Record<string, ArrayBuffer | undefined>
  return {
    id,
    rawId: base64Url(rawId),
    type,
    response: {
      ...(response.getTransports && { transports: response.getTransports() }),
      ...Object.fromEntries(
        binaryMembers.flatMap((name) => (bytes[name] ? [[name, base64Url(bytes[name])]] : [])),
      ),
    },
    clientExtensionResults: made.getClientExtensionResults() as Json,
    authenticatorAttachment,
  }
}

/** Has the browser ask the person. Whatever it throws is translated. */
export async function perform(
  { credentials, navigation }: Platform,
  ask: (credentials: Credentials, hostname: string) => Promise<unknown>,
  selection?: { readonly requireResidentKey: boolean },
): Promise<Result<Record<string, Json>, PasskeyCeremonyError>> {
  try {
    if (!credentials || !navigation) throw new Error('They need https and a current browser.')
    const { hostname } = new URL(navigation.href())
    const made = (await ask(credentials, hostname)) as PublicKeyCredential | null
    return { status: 'ok', data: toJson(made) }
  } catch (thrown) {
    return { status: 'error', error: readCeremonyError(thrown, selection) }
  }
}
