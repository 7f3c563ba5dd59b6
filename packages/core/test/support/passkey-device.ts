import { createAuthenticator } from '../../../service/test/support/authenticator.js'
import type { FakeCredentials } from './stub-webauthn.js'

export type CeremonyOptions = Pick<
  CredentialRequestOptions & CredentialCreationOptions,
  'mediation' | 'signal'
> & {
  publicKey: PublicKeyCredentialCreationOptions & PublicKeyCredentialRequestOptions
}

const textOf = (bytes: BufferSource) => Buffer.from(bytes as Uint8Array).toString('base64url')
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer

/** The members of a `PublicKeyCredential` that the client reads. */
export type FakeCredential = Record<string, unknown> & { response: Record<string, unknown> }

/** Converts the JSON of the authenticator to the object that a browser returns. */
function credentialOf({
  id,
  rawId,
  type,
  response,
  ...rest
}: Record<string, unknown>): FakeCredential {
  const { transports, ...members } = response as Record<string, string> & { transports?: string[] }
  const bytes = Object.entries(members).map(([name, text]) => [name, bytesOf(text)])
  return {
    ...rest,
    id,
    type,
    rawId: bytesOf(rawId as string),
    response: {
      ...Object.fromEntries(bytes),
      ...(transports && { getTransports: () => transports }),
    },
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
  }
}

/** How a browser and its device differ from valid ones. */
export interface DeviceOverrides {
  /** The origin that the browser signs for. */
  origin?: string
  /** Returns a value in place of the credential that the device created. */
  replaceCredential?: (credential: FakeCredential) => unknown
  /** The exception that the browser throws before it asks the device. */
  exception?: DOMException
}

/**
 * Creates a device with one passkey; `credentials` replaces `navigator.credentials`. It creates
 * real signatures and does not wait for the user unless `hold` was called.
 */
export function createPasskeyDevice(overrides: DeviceOverrides = {}) {
  const authenticator = createAuthenticator()
  const requests: CeremonyOptions[] = []
  let userId: string | undefined
  let touched = Promise.resolve()

  const runCeremony = async (
    browserOptions: unknown,
    sign: (options: CeremonyOptions) => Record<string, unknown>,
  ) => {
    const options = browserOptions as CeremonyOptions
    options.signal?.throwIfAborted()
    requests.push(options)
    const { replaceCredential = (credential) => credential, exception } = overrides
    if (exception) throw exception
    await new Promise<void>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error))
      void touched.then(resolve)
    })
    return replaceCredential(credentialOf(sign(options)))
  }
  const authenticatorOptions = ({ publicKey }: CeremonyOptions) => ({
    challenge: textOf(publicKey.challenge),
    origin: overrides.origin ?? 'http://localhost:3000',
    rpId: publicKey.rp?.id ?? publicKey.rpId ?? '',
  })
  const credentials: FakeCredentials = {
    create: (browserOptions) =>
      runCeremony(browserOptions, (options) => {
        userId = Buffer.from(options.publicKey.user.id as Uint8Array).toString()
        return authenticator.register(authenticatorOptions(options))
      }),
    get: (browserOptions) =>
      runCeremony(browserOptions, (options) =>
        authenticator.signIn({
          ...authenticatorOptions(options),
          ...(userId !== undefined && { userId }),
        }),
      ),
  }
  return {
    credentials,
    /** The options that the browser received, oldest first. */
    requests,
    overrides,
    /** Makes ceremonies wait for the user until the returned function is called. */
    hold(): () => void {
      let touch = () => {}
      touched = new Promise((resolve) => (touch = resolve))
      return touch
    },
  }
}
