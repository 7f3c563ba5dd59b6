import type { ConnectedAccount, ConnectedAccountOptions, CurrentUser } from '@latchkey/core'
import { useQuery } from '../use-query.js'
import { useQueryOf } from '../use-query-of.js'

/**
 * A user's account at a provider; null when there is none, or when it does not allow the scopes.
 * Suspends until that is known, and with `{ or: 'redirect' }` until the person is back from linking one.
 *
 * @example const github = useConnectedAccount(user, 'github', { or: 'redirect', scopes: ['repo'] })
 */
export function useConnectedAccount(
  user: CurrentUser,
  provider: string,
  options: ConnectedAccountOptions & { or: 'redirect' },
): ConnectedAccount
export function useConnectedAccount(
  user: CurrentUser,
  provider: string,
  options?: ConnectedAccountOptions,
): ConnectedAccount | null
export function useConnectedAccount(
  user: CurrentUser,
  ...given: [provider: string, options?: ConnectedAccountOptions]
): ConnectedAccount | null {
  return useQuery(useQueryOf(user, 'getConnectedAccount', ...given))
}
