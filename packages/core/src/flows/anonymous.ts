import { signUpAnonymously } from '@latchkey/contract/routes/sign-in/anonymous'
import type { Client } from '../client/client.js'
import { finishSignIn, requireStorableSession } from './finish-sign-in.js'

/** The sign-in in progress of each client. */
const signInsInProgress = new WeakMap<Client, Promise<void>>()

/** @param generation that of the session at the call: a user who signs in meanwhile stays signed in */
export function signInAnonymously(client: Client, generation: number): Promise<void> {
  const inProgress =
    signInsInProgress.get(client) ??
    createAccount(client, generation).finally(() => signInsInProgress.delete(client))
  signInsInProgress.set(client, inProgress)
  return inProgress
}

async function createAccount(client: Client, generation: number): Promise<void> {
  requireStorableSession(client)
  const session = client.session()
  if (session.state.generation !== generation) return
  const tokens = await client.http.request(signUpAnonymously, {}, { tokens: 'none' })
  if (session.state.generation === generation)
    await finishSignIn(client, tokens, { noRedirect: true })
}
