import type { ApiKey, CurrentUser, Team } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/**
 * The API keys of a user or of a team, newest first, those that are not valid any more too. Suspends
 * until they are known; throws what `listApiKeys` rejects with.
 */
export const useApiKeys = (owner: CurrentUser | Team): ApiKey[] =>
  useQuery(useQueryOf(owner, 'listApiKeys'))
