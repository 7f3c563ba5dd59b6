import type { CurrentUser, ProviderAccount } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/** The accounts of a user at OAuth providers. Suspends until they are known. */
export const useOAuthProviders = (user: CurrentUser): ProviderAccount[] =>
  useQuery(useQueryOf(user, 'listOAuthProviders'))
