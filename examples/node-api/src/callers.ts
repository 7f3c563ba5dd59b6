import { createHash, timingSafeEqual } from 'node:crypto'
import { ServerApp, type ServerRequest, type ServerUser } from '@latchkey/core/server'
import { Refusal } from './refusal.js'

/** One app serves every request. Its keys are the LATCHKEY_… lines of the file .env. */
export const latchkey = new ServerApp()

/** Resolves to the signed-in user of a request, by its access token or its cookies. Rejects anonymous users. */
export async function signedIn(request: ServerRequest): Promise<ServerUser> {
  const auth = await latchkey.authenticate(request)
  const user = auth.status === 'signed-in' ? await auth.getUser() : null
  if (!user) throw new Refusal(401, 'Sign in and send your access token as a bearer token.')
  return user
}

/** Resolves to the user of an API key: for scripts, which cannot sign in. */
export async function keyHolder(apiKey: string | undefined): Promise<ServerUser> {
  const user = await latchkey.getUser({ apiKey: apiKey ?? null })
  if (!user) throw new Refusal(401, 'Send a valid key as x-api-key.')
  return user
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Rejects requests without the key of the support staff. Compares in constant time, so that the delay reveals nothing of the key. */
export function assertSupport(authorization: string | undefined): void {
  const { SUPPORT_KEY } = process.env
  const expected = digestOf(`Bearer ${SUPPORT_KEY}`)
  if (!SUPPORT_KEY || !timingSafeEqual(digestOf(authorization ?? ''), expected))
    throw new Refusal(401, 'Send the support key as a bearer token.')
}
