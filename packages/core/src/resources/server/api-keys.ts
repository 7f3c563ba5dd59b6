import * as routes from '@latchkey/contract/routes/api-keys'
import { type ApiKey, toApiKey } from '../api-keys.js'
import type { ServerScope } from '../scope.js'

/** The API keys of users or those of teams. */
export type ApiKeyOfType<Type extends ApiKey['type']> = Extract<ApiKey, { readonly type: Type }>

/** A text of another form is no API key, so no request is sent for it. */
const SHAPE = /^[!-~]{1,1000}$/

export async function checkApiKey<Type extends ApiKey['type']>(
  scope: ServerScope,
  value: string | null | undefined,
  { type }: { type: Type },
): Promise<ApiKeyOfType<Type> | null> {
  if (!value || !SHAPE.test(value)) return null
  const route = type === 'team' ? routes.checkTeamApiKey : routes.checkUserApiKey
  const result = await scope.http.requestResult(route, { body: { apiKey: value } })
  if (result.status === 'error') return null
  const response = result.data
  const userId = response.type === 'user' ? response.userId : 'me'
  return toApiKey({ ...scope, userId }, response) as ApiKeyOfType<Type>
}
