import { fail } from '@latchkey/contract/errors'
import {
  oauthProviders as routes,
  serverOAuthProviders as serverRoutes,
} from '@latchkey/contract/routes'
import {
  oauthProviders as schemas,
  serverOAuthProviders as serverSchemas,
} from '@latchkey/contract/schemas'
import type { Database } from '../db/database.js'
import { resolveUserId, subjectId } from '../http/auth/current-user.js'
import { findUserOrReject } from '../http/find-or-reject.js'
import { HttpError } from '../http/http-error.js'
import type { Call } from '../http/call.js'
import { implement } from '../http/implement.js'
import { success, toList } from '../http/response.js'
import { requireRecentSignIn } from '../sessions/recent-sign-in.js'
import { requireSession } from '../sessions/require-session.js'
import {
  addOAuthAccount,
  deleteOAuthAccount,
  updateOAuthAccount,
  type OAuthAccountChanges,
} from './account-changes.js'
import { listAccounts } from './accounts.js'
import { toOAuthProvider } from './oauth-provider-response.js'

const OWN_ONLY = 'Clients may only work with the provider accounts of their own user.'

export const oauthProviders = implement(routes, schemas, {
  listOAuthProviders: async (call) => {
    const { ctx, query, auth } = call
    const userId = subjectId(call, query.userId, OWN_ONLY)
    await findUserOrReject(call, userId)
    const accounts = await listAccounts(ctx.db, { projectId: auth.project.id, userId })
    return toList(accounts.map(toOAuthProvider))
  },

  readOAuthProvider: async (call) => {
    const { userId, id } = await pathOf(call)
    const projectId = call.auth.project.id
    const [account] = await listAccounts(call.ctx.db, { projectId, userId, id })
    if (account === undefined) throw missing()
    return toOAuthProvider(account)
  },

  updateOAuthProvider: (call) => {
    const { allowSignIn, allowConnectedAccounts } = call.body
    const changes = { allowSignIn, allowConnectedAccounts, accountId: undefined, email: undefined }
    return update(call, changes)
  },

  deleteOAuthProvider: async (call) => {
    const { ctx, auth } = call
    const path = await pathOf(call)
    await requireRecentSignIn(call)
    const isDeleted = await deleteOAuthAccount(ctx, auth.project, {
      ...path,
      ...authorizationOf(call),
    })
    if (!isDeleted) throw missing()
    return success
  },
})

export const serverOAuthProviders = implement(serverRoutes, serverSchemas, {
  createOAuthProvider: async (call) => {
    const { ctx, body, auth } = call
    const { accountId, allowSignIn, allowConnectedAccounts, email = null } = body
    const userId = resolveUserId(call, body.userId)
    await findUserOrReject(call, userId)
    const providerId = body.providerConfigId
    if (!auth.project.oauthProviders.some(({ id }) => id === providerId))
      throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    const account = { userId, providerId, accountId, email, allowSignIn, allowConnectedAccounts }
    return toOAuthProvider(await addOAuthAccount(ctx, auth.project, account))
  },

  updateOAuthProvider: (call) => {
    const { accountId, email, allowSignIn, allowConnectedAccounts } = call.body
    return update(call, { accountId, email, allowSignIn, allowConnectedAccounts })
  },
})

type AccountCall = Pick<Call, 'ctx' | 'auth'> & {
  params: { userId: string; oauthProviderId: string }
}

/** The user and the account that the path of a call names. */
async function pathOf(call: AccountCall): Promise<{ userId: string; id: string }> {
  const userId = subjectId(call, call.params.userId, OWN_ONLY)
  await findUserOrReject(call, userId)
  return { userId, id: call.params.oauthProviderId }
}

async function update(call: AccountCall, changes: OAuthAccountChanges) {
  const { ctx, auth } = call
  const path = await pathOf(call)
  await requireRecentSignIn(call)
  const changed = await updateOAuthAccount(ctx, auth.project, {
    ...path,
    changes,
    ...authorizationOf(call),
  })
  if (changed === undefined) throw missing()
  return toOAuthProvider(changed)
}

const authorizationOf = (call: AccountCall) => ({
  byUser: call.auth.access === 'client',
  requireSession: (db: Database) => requireSession(db, call),
})

const missing = () => new HttpError(404, 'The user has no such provider account.')
