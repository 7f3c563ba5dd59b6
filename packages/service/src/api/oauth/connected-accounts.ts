import * as routes from '@latchkey/contract/routes/connected-accounts'
import * as schemas from '@latchkey/contract/schemas/connected-accounts'
import { fail } from '@latchkey/contract/errors'
import type { Call } from '../call/call.js'
import { implement } from '../call/implement.js'
import { toList, success } from '../call/response.js'
import {
  listAccounts,
  type OAuthAccount,
  toOAuthProvider,
} from '../../domain/user-lifecycle/provider-accounts.js'
import { answering } from './provider-http-errors.js'
import { findProvider } from '../../domain/oauth/providers/find-provider.js'
import {
  enabledProviderIds,
  isOfEnabledProvider,
} from '../../domain/projects/openid-provider-config.js'
import { freshToken } from '../../domain/oauth/tokens.js'
import type { Database } from '../../db/database.js'
import { HttpError } from '../../errors/http-error.js'
import type { User } from '../../domain/users/user-view.js'
import { requireSession } from '../../domain/sessions/active-sessions.js'
import {
  addOAuthAccount,
  deleteOAuthAccount,
  updateOAuthAccount,
  type OAuthAccountChanges,
} from '../../domain/user-lifecycle/provider-account-changes.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

type TokenCall = Caller & {
  subject: User
  params: { providerId: string }
  body: { scope?: string | undefined }
}

type AccountCall = Caller & {
  subject: User
  params: { oauthProviderId: string }
}

export const connectedAccounts = implement(routes, schemas, {
  listConnectedAccounts: async (call) => {
    const userId = call.subject.row.id
    const accounts = await readableAccounts(call, userId)
    return toList(
      accounts.map(({ providerId, accountId }) => ({
        userId,
        provider: providerId,
        providerAccountId: accountId,
      })),
    )
  },

  createProviderAccessToken: async (call) => {
    const { providerId, accounts } = await accountsOf(call)
    const accessToken = await findToken(call, providerId, accounts)
    if (accessToken === undefined) throw fail('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
    return { accessToken }
  },

  createAccountAccessToken: async (call) => {
    const { providerId, accounts } = await accountsOf(call, call.params.providerAccountId)
    const accessToken = await findToken(call, providerId, accounts)
    if (accessToken === undefined)
      throw fail('OAUTH_ACCESS_TOKEN_NOT_AVAILABLE', {
        provider: providerId,
        details: 'Connect the account again with the scope.',
      })
    return { accessToken }
  },

  listOAuthProviders: async (call) => {
    const { ctx, auth, subject } = call
    const owner = { projectId: auth.project.id, userId: subject.row.id }
    const accounts = await listAccounts(ctx.db, owner)
    return toList(accounts.map(toOAuthProvider))
  },

  readOAuthProvider: async (call) => {
    const projectId = call.auth.project.id
    const [account] = await listAccounts(call.ctx.db, { projectId, ...pathOf(call) })
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
    const isDeleted = await deleteOAuthAccount(ctx, auth.project, {
      ...pathOf(call),
      ...authorizationOf(call),
    })
    if (!isDeleted) throw missing()
    return success
  },

  createOAuthProvider: async (call) => {
    const { ctx, body, auth, subject } = call
    const { accountId, allowSignIn, allowConnectedAccounts, email = null } = body
    const userId = subject.row.id
    const providerId = body.providerConfigId
    if (!enabledProviderIds(auth.project).includes(providerId))
      throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    const account = { userId, providerId, accountId, email, allowSignIn, allowConnectedAccounts }
    return toOAuthProvider(await addOAuthAccount(ctx, auth.project, account))
  },

  updateOAuthProviderByServer: (call) => {
    const { accountId, email, allowSignIn, allowConnectedAccounts } = call.body
    return update(call, { accountId, email, allowSignIn, allowConnectedAccounts })
  },
})

const readableAccounts = async ({ ctx, auth }: Caller, userId: string): Promise<OAuthAccount[]> => {
  const accounts = await listAccounts(ctx.db, { projectId: auth.project.id, userId })
  return accounts.filter(({ allowConnectedAccounts }) => allowConnectedAccounts)
}

/** Finds the accounts that a request for a token names: those of a provider, or one of them. */
async function accountsOf(
  call: TokenCall,
  providerAccountId?: string,
): Promise<{ providerId: string; accounts: OAuthAccount[] }> {
  const { params, auth, subject } = call
  const { providerId } = params
  if (!enabledProviderIds(auth.project).includes(providerId))
    throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
  if (auth.project.oauthProviders.some(({ id, type }) => id === providerId && type === 'shared'))
    throw fail('OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS')
  const accounts = (await readableAccounts(call, subject.row.id)).filter(
    (account) =>
      account.providerId === providerId &&
      isOfEnabledProvider(auth.project, account) &&
      (providerAccountId === undefined || account.accountId === providerAccountId),
  )
  if (accounts.length === 0) throw fail('OAUTH_CONNECTION_NOT_CONNECTED_TO_USER')
  return { providerId, accounts }
}

/** Returns a token of the first account that has the scopes. */
async function findToken(
  { ctx, auth: { project }, body }: TokenCall,
  providerId: string,
  accounts: readonly OAuthAccount[],
): Promise<string | undefined> {
  const scopes = body.scope?.split(/\s+/).filter(Boolean) ?? []
  return answering(ctx, async () => {
    const provider = await findProvider(ctx, project, providerId)
    for (const account of accounts) {
      const token = await freshToken(ctx, project, { provider, accountId: account.id, scopes })
      if (token !== undefined) return token
    }
    return undefined
  })
}

/** The user and the account that the path of a call names. */
const pathOf = ({ subject, params }: AccountCall): { userId: string; id: string } => ({
  userId: subject.row.id,
  id: params.oauthProviderId,
})

async function update(call: AccountCall, changes: OAuthAccountChanges) {
  const { ctx, auth } = call
  const changed = await updateOAuthAccount(ctx, auth.project, {
    ...pathOf(call),
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
