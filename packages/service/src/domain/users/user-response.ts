import { toServerTeam, toTeam } from '../teams/teams.js'
import type { Context } from '../../context.js'
import { laterServerFields, restrictionFor, secondFactorDue } from './later-user-fields.js'
import type { Project } from '../../db/schema.js'
import type { User } from './user-view.js'

/** The request that a response is for; webhook events have none, and the recorded fields only. */
interface Caller {
  ctx: Pick<Context, 'clientGeneration' | 'now'>
  auth: { project: Project }
}

/** A user as client access sees its own. */
export function toCurrentUser(user: User, caller?: Caller) {
  const { row, primaryEmail, hasPassword, selectedTeam } = user
  return {
    id: row.id,
    primaryEmail: primaryEmail?.value ?? null,
    primaryEmailVerified: primaryEmail?.isVerified ?? false,
    displayName: row.displayName,
    clientMetadata: row.clientMetadata,
    clientReadOnlyMetadata: row.clientReadOnlyMetadata,
    profileImageUrl: row.profileImageUrl,
    signedUpAtMillis: row.signedUpAt,
    hasPassword,
    authWithEmail: hasPassword || row.otpAuthEnabled,
    oauthProviders: user.oauthProviders,
    selectedTeamId: selectedTeam?.id ?? null,
    selectedTeam: selectedTeam && toTeam(selectedTeam),
    requiresTotpMfa: row.requiresTotp,
    otpAuthEnabled: row.otpAuthEnabled,
    passkeyAuthEnabled: user.hasPasskey,
    isAnonymous: row.isAnonymous,
    ...(caller && policyFields(caller, user)),
  }
}

const policyFields = ({ ctx, auth: { project } }: Caller, user: User) => ({
  ...restrictionFor(ctx.clientGeneration, { ctx, project }, user),
  ...secondFactorDue(ctx.clientGeneration, user),
})

/** A user as server and admin access see it. */
export const toServerUser = (user: User, caller?: Caller) =>
  // Added to the object, not to a copy of it, which takes many times as long for each user of a list.
  Object.assign(toCurrentUser(user, caller), {
    primaryEmailAuthEnabled: user.primaryEmail?.usedForAuth ?? false,
    serverMetadata: user.row.serverMetadata,
    lastActiveAtMillis: user.row.lastActiveAt,
    selectedTeam: user.selectedTeam && toServerTeam(user.selectedTeam),
    ...(caller?.ctx.clientGeneration === 'later' && laterServerFields()),
  })
