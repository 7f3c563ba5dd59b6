import type { Platform } from '@latchkey/core'
import { createAuthenticator } from '../../service/test/support/authenticator.js'

type Credentials = NonNullable<Platform['credentials']>
export type Asked = Pick<
  CredentialRequestOptions & CredentialCreationOptions,
  'mediation' | 'signal'
> & {
  publicKey: PublicKeyCredentialCreationOptions & PublicKeyCredentialRequestOptions
}

const textOf = (bytes: BufferSource) => Buffer.from(bytes as Uint8Array).toString('base64url')
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer

/** A `PublicKeyCredential`, as far as anybody looks. */
export type Made = Record<string, unknown> & { response: Record<string, unknown> }

/** What the authenticator says in JSON, as a browser gives it. */
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

/** How a page and its device may be other than they should. */
export interface Oddities {
  /** The page that the browser says it is. */
  origin?: string
  /** What the browser gives in place of what the device made. */
  given?: (made: Made) => unknown
  /** What the browser throws in place of asking the device. */
  thrown?: DOMException
}

/**
 * A browser with a device that holds one passkey: `credentials` of a platform. It makes real signatures,
 * and asks nobody, unless it is held.
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
    return given(credentialOf(make(ask))) as Credential | null
  }
  const about = ({ publicKey }: Asked) => ({
    challenge: textOf(publicKey.challenge),
    origin: oddities.origin ?? 'http://localhost:3000',
    rpId: publicKey.rp?.id ?? publicKey.rpId ?? '',
  })
  const credentials: Credentials = {
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
    /** What the browser was asked, oldest first. */
    asked,
    oddities,
    /** Nobody touches the device until the call returned is made. */
    hold(): () => void {
      let touch = () => {}
      touched = new Promise((resolve) => (touch = resolve))
      return touch
    },
  }
}
