import { fail } from '@latchkey/contract/errors'
import type { Call } from './implement.js'
import { findUser, type User } from './domain/users.js'

type Asker = Pick<Call, 'ctx' | 'auth'>

/** The signed-in user; nobody without an access token, or when the user was deleted since. */
export async function findCurrentUser({ ctx, auth }: Asker): Promise<User | undefined> {
  const { session, project } = auth
  return session && findUser(ctx.db, project.id, session.userId)
}

/** The signed-in user, or CANNOT_GET_OWN_USER_WITHOUT_USER. */
export async function currentUser(call: Asker): Promise<User> {
  const user = await findCurrentUser(call)
  if (user === undefined) throw fail('CANNOT_GET_OWN_USER_WITHOUT_USER')
  return user
}

/** The id that a request means by `me` or a UUID (protocol, section 1.10). */
export const resolveUserId = async (call: Asker, id: string): Promise<string> =>
  id === 'me' ? (await currentUser(call)).row.id : id.toLowerCase()
