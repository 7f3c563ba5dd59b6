import type { ProjectSettings } from '@latchkey/contract/project-settings'
import type { Project } from '../../db/schema.js'
import type { ClientGeneration } from '../../client-generations/client-generation.js'
import type { User } from './user-view.js'

/** Whether a user has restricted access, and why. */
export function restrictionOf({ config }: Pick<Project, 'config'>, user: User) {
  const type = restrictionType(config, user)
  return {
    isRestricted: type !== undefined,
    restrictedReason: type === undefined ? null : { type },
  }
}

/**
 * Returns the restriction for a response or token. Clients of June 2025 get it only if an unverified email restricts the
 * user: the project then chose a setting that they did not have.
 */
export function restrictionFor(
  generation: ClientGeneration | undefined,
  project: Pick<Project, 'config'>,
  user: User,
) {
  const restriction = restrictionOf(project, user)
  const isNew = restriction.restrictedReason?.type === 'email_not_verified'
  return generation === 'later' || isNew ? restriction : undefined
}

function restrictionType(
  { requireEmailVerification }: ProjectSettings,
  user: User,
): 'anonymous' | 'email_not_verified' | undefined {
  if (user.row.isAnonymous) return 'anonymous'
  const isUnverified = user.primaryEmail?.isVerified !== true
  return requireEmailVerification === true && isUnverified ? 'email_not_verified' : undefined
}

/** Returns the fields of server and admin access that published clients since 2.8.102 require of a user. */
export const laterServerFields = () => ({
  restrictedByAdmin: false,
  restrictedByAdminReason: null,
  restrictedByAdminPrivateDetails: null,
  countryCode: null,
  // The service rates no sign-up; 0 is the lowest risk.
  riskScores: { signUp: { bot: 0, freeTrialAbuse: 0 } },
})
