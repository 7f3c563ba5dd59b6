import { createHash, timingSafeEqual } from 'node:crypto'
import { ServerApp, type ServerRequest, type ServerUser } from '@latchkey/core/server'
import { Refusal } from './refusal.js'

/** One app serves every request. Its keys are the LATCHKEY_… lines of the file .env. */
export const latchkey = new ServerApp()

/** Whoever is signed in, by the session in the auth header or the cookies; no anonymous user is. */
export async function signedIn(request: ServerRequest): Promise<ServerUser> {
  const auth = await latchkey.authenticate(request)
  const user = auth.status === 'signed-in' ? await auth.getUser() : null
  if (!user) throw new Refusal(401, 'Sign in, and send x-stack-auth.')
  return user
}

/** Whose API key it is: for programs, which cannot sign in. */
export async function keyHolder(apiKey: string | undefined): Promise<ServerUser> {
  const user = await latchkey.getUser({ apiKey: apiKey ?? null })
  if (!user) throw new Refusal(401, 'Send a valid key as x-api-key.')
  return user
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Lets nobody on but the support staff, and tells by no delay how much of a key was right. */
export function assertSupport(authorization: string | undefined): void {
  const { SUPPORT_KEY } = process.env
  const expected = digestOf(`Bearer ${SUPPORT_KEY}`)
  if (!SUPPORT_KEY || !timingSafeEqual(digestOf(authorization ?? ''), expected))
    throw new Refusal(401, 'Send the support key as a bearer token.')
}
