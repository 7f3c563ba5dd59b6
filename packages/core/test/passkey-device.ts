import { createAuthenticator } from '../../service/test/support/authenticator.js'
import type { FakeCredentials } from './stub-webauthn.js'

export type Asked = Pick<
  CredentialRequestOptions & CredentialCreationOptions,
  'mediation' | 'signal'
> & {
  publicKey: PublicKeyCredentialCreationOptions & PublicKeyCredentialRequestOptions
}

const textOf = (bytes: BufferSource) => Buffer.from(bytes as Uint8Array).toString('base64url')
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer

/** A `PublicKeyCredential` with the members that are read. */
export type Made = Record<string, unknown> & { response: Record<string, unknown> }

/** Converts the JSON of the authenticator to the object that a browser returns. */
function credentialOf({ id, rawId, type, response, ...rest }: Record<string, unknown>): Made {
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
export interface Oddities {
  /** The origin that the browser signs for. */
  origin?: string
  /** Returns what the browser returns in place of the credential that the device created. */
  given?: (made: Made) => unknown
  /** The exception that the browser throws before it asks the device. */
  thrown?: DOMException
}

/**
 * Creates a device with one passkey; `credentials` is what its browser has as `navigator.credentials`. It creates real
 * signatures, and does not wait for the user unless it is held.
 */
export function createPasskeyDevice(oddities: Oddities = {}) {
  const authenticator = createAuthenticator()
  const asked: Asked[] = []
  let userId: string | undefined
  let touched = Promise.resolve()

  const answer = async (options: unknown, make: (asked: Asked) => Record<string, unknown>) => {
    const ask = options as Asked
    ask.signal?.throwIfAborted()
    asked.push(ask)
    const { given = (made) => made, thrown } = oddities
    if (thrown) throw thrown
    await new Promise<void>((resolve, reject) => {
      ask.signal?.addEventListener('abort', () => reject(ask.signal?.reason as Error))
      void touched.then(resolve)
    })
    return given(credentialOf(make(ask)))
  }
  const about = ({ publicKey }: Asked) => ({
    challenge: textOf(publicKey.challenge),
    origin: oddities.origin ?? 'http://localhost:3000',
    rpId: publicKey.rp?.id ?? publicKey.rpId ?? '',
  })
  const credentials: FakeCredentials = {
    create: (options) =>
      answer(options, (ask) => {
        userId = Buffer.from(ask.publicKey.user.id as Uint8Array).toString()
        return authenticator.register(about(ask))
      }),
    get: (options) =>
      answer(options, (ask) =>
        authenticator.signIn({ ...about(ask), ...(userId !== undefined && { userId }) }),
      ),
  }
  return {
    credentials,
    /** The options that the browser received, oldest first. */
    asked,
    oddities,
    /** Lets ceremonies wait until the returned function is called: the user does not touch the device. */
    hold(): () => void {
      let touch = () => {}
      touched = new Promise((resolve) => (touch = resolve))
      return touch
    },
  }
}
