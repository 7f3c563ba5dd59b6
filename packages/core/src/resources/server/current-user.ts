import { readCurrentUser } from '@latchkey/contract/routes/server/users'
import type { OfSession } from '../../apps/of-session.js'
import type { ProjectOwner } from '../../apps/owned-projects.js'
import type { ChangesOf, ReadsOf } from '../../cache/read.js'
import type { CurrentUser } from '../current-user.js'
import type { UserContext } from '../context.js'
import type { ServerContext } from './server-context.js'
import { userContext } from './server-team.js'
import { type ServerUser, serverUserModel } from './server-user.js'

/** Whoever is signed in, as the project's own server sees them. */
export interface CurrentServerUser extends ServerUser, Pick<CurrentUser, OfSession>, ProjectOwner {}

const owned = () => import('../../apps/owned-projects.js')

/** @returns null when the account has gone, or nobody is signed in */
export async function loadCurrentUser(ctx: ServerContext): Promise<CurrentServerUser | null> {
  const result = await ctx.attempt(readCurrentUser, {})
  if (result.status === 'error') return null
  const { id } = result.data
  const own = userContext(ctx, id)
  return serverUserModel(ctx)(result.data, {
    ...ctx.ofSession(own),
    ...ctx.lazily<UserContext, ChangesOf<ProjectOwner>>(own, { createProject: owned }),
    ...ctx.reads<UserContext, ReadsOf<ProjectOwner>>(own, { listOwnedProjects: owned }),
  })
}
