import { type Context, projectNow } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { ClientGeneration } from '../../client-generations/client-generation.js'
import type { User } from './user-view.js'

/** The time and settings that decide whether a user is restricted. */
interface Restricting {
  project: Pick<Project, 'config' | 'clockOffsetMillis'>
  ctx: Pick<Context, 'now'>
}

/** Whether a rule of the project can restrict users besides anonymous ones. */
export const mayRestrict = ({ config }: Pick<Project, 'config'>): boolean =>
  config.requireEmailVerification === true || Boolean(config.requireSecondFactorFrom)

/** Whether a user has restricted access, and why. */
export function restrictionOf(restricting: Restricting, user: User) {
  const type = restrictionType(restricting, user)
  return {
    isRestricted: type !== undefined,
    restrictedReason: type === undefined ? null : { type },
  }
}

/**
 * Returns the restriction for a response or token. Clients of June 2025 get it only if a rule restricts the user that
 * they did not have, because the project chose that rule. Later published clients know no missing second
 * factor: they get the closest reason that they know, so that they treat the user as restricted.
 */
export function restrictionFor(
  generation: ClientGeneration | undefined,
  restricting: Restricting,
  user: User,
) {
  const { isRestricted, restrictedReason } = restrictionOf(restricting, user)
  const type = restrictedReason?.type
  if (generation !== 'later')
    return type === undefined || type === 'anonymous'
      ? undefined
      : { isRestricted, restrictedReason }
  return type === 'second_factor_required'
    ? { isRestricted, restrictedReason: { type: 'email_not_verified' as const } }
    : { isRestricted, restrictedReason }
}

/** Returns when the second factor is due, if it is missing. Published clients since 2.8.41 do not get it. */
export const secondFactorDue = (
  generation: ClientGeneration | undefined,
  { secondFactorDueAt }: User,
) =>
  generation === 'later' || secondFactorDueAt === null
    ? undefined
    : { secondFactorDueAtMillis: secondFactorDueAt }

/** The verification of the address can revoke a second factor from before, so this reason comes first. */
function restrictionType(
  { ctx, project }: Restricting,
  user: User,
): 'anonymous' | 'email_not_verified' | 'second_factor_required' | undefined {
  if (user.row.isAnonymous) return 'anonymous'
  const isUnverified = user.primaryEmail?.isVerified !== true
  if (project.config.requireEmailVerification === true && isUnverified) return 'email_not_verified'
  const dueAt = user.secondFactorDueAt
  return dueAt !== null && dueAt <= projectNow(ctx, project) ? 'second_factor_required' : undefined
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
