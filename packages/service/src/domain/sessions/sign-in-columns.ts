import type { Context } from '../../context.js'
import type { sessions } from '../../db/schema.js'
import type { AuditDetails, FirstFactor } from '../../db/values.js'
import { networkKey } from '../rate-limits/network-key.js'

/** Facts about the sign-in that begins a session. */
export interface SignInFacts {
  /** How the user signed in; missing if a server creates the session. */
  method?: AuditDetails['method']
  /** How the user signed in before a second factor, or with which provider. Default: `method`. */
  firstFactor?: FirstFactor | undefined
}

type SignInColumns = Pick<
  typeof sessions.$inferSelect,
  'userAgent' | 'clientNetwork' | 'signInMethod' | 'signInProviderId'
>

const NONE: SignInColumns = {
  userAgent: null,
  clientNetwork: null,
  signInMethod: null,
  signInProviderId: null,
}

/** Returns the columns of a session about its sign-in. They are null for a session that a server creates. */
export function signInColumns(
  { auditSource }: Context,
  { method, firstFactor }: SignInFacts,
): SignInColumns {
  if (method === undefined) return NONE
  return {
    userAgent: auditSource?.userAgent ?? null,
    clientNetwork: auditSource?.clientAddress ? networkKey(auditSource.clientAddress) : null,
    signInMethod: firstFactor?.method ?? (method === 'totp' ? null : method),
    signInProviderId: firstFactor?.providerId ?? null,
  }
}
