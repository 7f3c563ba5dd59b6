import { toServerTeam, toTeam } from '../teams/team-response.js'
import type { User } from './user-view.js'

/** A user as client access sees its own (protocol, section 3.1, CurrentUserClient). */
export function toCurrentUser(user: User) {
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
  }
}

/** A user as server and admin access see it (protocol, section 3.1, UserServer). */
export const toServerUser = (user: User) => ({
  ...toCurrentUser(user),
  primaryEmailAuthEnabled: user.primaryEmail?.usedForAuth ?? false,
  serverMetadata: user.row.serverMetadata,
  lastActiveAtMillis: user.row.lastActiveAt,
  selectedTeam: user.selectedTeam && toServerTeam(user.selectedTeam),
})
