import { violates } from '../db/constraint-errors.js'

/** What another request may do first. */
const races = ['oauth_accounts_once', 'oauth_accounts_one_each', 'contact_channels_sign_in']

/** Makes an attempt, and another one where somebody was quicker: it finds what is there since. */
export const despiteRaces = <Outcome>(attempt: () => Promise<Outcome>): Promise<Outcome> =>
  attempt().catch((error: unknown) => {
    if (!races.some((index) => violates(error, index))) throw error
    return attempt()
  })
