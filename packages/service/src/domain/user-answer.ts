import { toServerTeam, toTeam } from './team-answer.js'
import type { User } from './user-view.js'

/** A user as client access sees its own (protocol, section 3.1, CurrentUserClient). */
export function toCurrentUser(user: User) {
  const { row, primaryEmail, hasPassword, selectedTeam } = user
  return {
    id: row.id,
    primary_email: primaryEmail?.value ?? null,
    primary_email_verified: primaryEmail?.isVerified ?? false,
    display_name: row.displayName,
    client_metadata: row.clientMetadata,
    client_read_only_metadata: row.clientReadOnlyMetadata,
    profile_image_url: row.profileImageUrl,
    signed_up_at_millis: row.signedUpAt,
    has_password: hasPassword,
    auth_with_email: hasPassword || row.otpAuthEnabled,
    oauth_providers: user.oauthProviders,
    selected_team_id: selectedTeam?.id ?? null,
    selected_team: selectedTeam && toTeam(selectedTeam),
    requires_totp_mfa: row.requiresTotp,
    otp_auth_enabled: row.otpAuthEnabled,
    passkey_auth_enabled: user.hasPasskey,
    is_anonymous: row.isAnonymous,
  }
}

/** A user as server and admin access see it (protocol, section 3.1, UserServer). */
export const toServerUser = (user: User) => ({
  ...toCurrentUser(user),
  primary_email_auth_enabled: user.primaryEmail?.usedForAuth ?? false,
  server_metadata: user.row.serverMetadata,
  last_active_at_millis: user.row.lastActiveAt,
  selected_team: user.selectedTeam && toServerTeam(user.selectedTeam),
})
