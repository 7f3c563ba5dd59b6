import { violates } from '../../db/errors.js'

/** Unique indexes that a concurrent request may fill first. */
const races = ['oauth_accounts_once', 'team_connection_accounts_once', 'contact_channels_sign_in']

/**
 * Retries an attempt once after a conflict with a concurrent request: the second attempt finds the result of
 * the other one.
 */
export const retryOnConflict = <Outcome>(attempt: () => Promise<Outcome>): Promise<Outcome> =>
  attempt().catch((error: unknown) => {
    if (!races.some((index) => violates(error, index))) throw error
    return attempt()
  })
