import type { CurrentUser, OAuthConnection } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/** The accounts at providers whose access tokens can be read. Suspends until they are known. */
export const useConnectedAccounts = (user: CurrentUser): OAuthConnection[] =>
  useQuery(useQueryOf(user, 'listConnectedAccounts'))
