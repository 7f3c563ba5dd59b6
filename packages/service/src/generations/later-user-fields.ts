import type { User } from '../users/user-view.js'

/** Whether a user has restricted access, and why: only anonymous users do. */
export const restrictionOf = ({ row }: User) => ({
  isRestricted: row.isAnonymous,
  restrictedReason: row.isAnonymous ? { type: 'anonymous' as const } : null,
})

/** Returns the fields of server and admin access that published clients since 2.8.102 require of a user. */
export const laterServerFields = () => ({
  restrictedByAdmin: false,
  restrictedByAdminReason: null,
  restrictedByAdminPrivateDetails: null,
  countryCode: null,
  // The service rates no sign-up; 0 is the lowest risk.
  riskScores: { signUp: { bot: 0, freeTrialAbuse: 0 } },
})
