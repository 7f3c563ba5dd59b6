import * as routes from '@latchkey/contract/routes/server/api-keys'
import type { ApiKey } from '../api-keys.js'
import type { ServerContext } from './server-context.js'
import { userContext } from './server-team.js'

type OfKind<Kind extends ApiKey['type']> = Extract<ApiKey, { readonly type: Kind }>

export interface CheckedApiKeys {
  /**
   * The API key of this text; null when it is not valid: unknown, of the other type, revoked or expired.
   *
   * @example
   * const key = await app.checkApiKey(request.headers.get('x-api-key'), { type: 'user' })
   * if (!key) return new Response('Unknown API key', { status: 401 })
   * const user = await app.getUser(key.userId)
   * @see spec, section 8; protocol, section 3.15
   */
  checkApiKey<Kind extends ApiKey['type']>(
    value: string | null | undefined,
    options: { type: Kind },
  ): Promise<OfKind<Kind> | null>
}

/** No key looks otherwise, so none of it is worth a request. */
const MAY_BE_KEY = /^[!-~]{1,1000}$/

export async function checkApiKey<Kind extends ApiKey['type']>(
  ctx: ServerContext,
  value: string | null | undefined,
  { type }: { type: Kind },
): Promise<OfKind<Kind> | null> {
  if (!value || !MAY_BE_KEY.test(value)) return null
  const route = type === 'team' ? routes.checkTeamApiKey : routes.checkUserApiKey
  const result = await ctx.attempt(route, { body: { api_key: value } })
  if (result.status === 'error') return null
  const answer = result.data
  const own = userContext(ctx, answer.type === 'user' ? answer.userId : answer.teamId)
  const { toApiKey } = await ctx.load(() => import('../nouns.js'))
  return toApiKey(own, answer) as OfKind<Kind>
}
