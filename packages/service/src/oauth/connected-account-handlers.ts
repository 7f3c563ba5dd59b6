import { fail } from '@latchkey/contract/errors'
import { connectedAccounts as routes } from '@latchkey/contract/routes'
import { connectedAccounts as schemas } from '@latchkey/contract/schemas'
import { subjectId } from '../http/auth/current-user.js'
import { findUserOrReject } from '../http/find-or-reject.js'
import { implement } from '../http/implement.js'
import { findConnection } from './accounts.js'
import { answering } from './provider-http-errors.js'
import { findProvider } from './providers/find-provider.js'
import { freshToken } from './tokens.js'

const OWN_ONLY = 'Clients may only use the connected accounts of their own user.'

export const connectedAccounts = implement(routes, schemas, {
  createProviderAccessToken: async (call) => {
    const { ctx, params, body, auth } = call
    const { project } = auth
    const userId = subjectId(call, params.userId, OWN_ONLY)
    const stored = project.oauthProviders.find(({ id }) => id === params.providerId)
    if (stored === undefined) throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
    if (stored.type === 'shared')
      throw fail('OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS')
    await findUserOrReject(call, userId)
    const connection = await findConnection(ctx.db, userId, stored.id)
    if (connection === undefined) throw fail('OAUTH_CONNECTION_NOT_CONNECTED_TO_USER')
    const scopes = body.scope?.split(/\s+/).filter(Boolean) ?? []
    const token = await answering(ctx, async () => {
      const provider = await findProvider(ctx, project, stored.id)
      return freshToken(ctx, project, { provider, accountId: connection.id, scopes })
    })
    if (token === undefined) throw fail('OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE')
    return { accessToken: token }
  },
})
