import type { Call } from '../call/call.js'

/** The member who makes a call with client access; undefined for a server. */
export const managerOf = ({ auth }: Pick<Call, 'auth'>): string | undefined =>
  auth.access === 'client' ? auth.user?.row.id : undefined
