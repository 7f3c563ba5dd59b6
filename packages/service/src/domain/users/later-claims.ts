import type { Project } from '../../db/project-row.js'
import type { User } from './user-view.js'
import { restrictionOf } from './later-user-fields.js'

/** Returns the claims that published clients since 2.8.41 require in an access token. */
export function laterClaims(project: Project, user: User, sessionId: string) {
  const { isRestricted, restrictedReason } = restrictionOf(project, user)
  return {
    project_id: project.id,
    branch_id: 'main',
    refresh_token_id: sessionId,
    ...profileClaims(user),
    is_restricted: isRestricted,
    restricted_reason: restrictedReason,
    requires_totp_mfa: user.row.requiresTotp,
    signed_up_at: Math.floor(user.row.signedUpAt / 1000),
  }
}

/** Returns claims under the names of OpenID Connect Core, section 5.1, where it has one. */
export const profileClaims = (user: User) => ({
  email: user.primaryEmail?.value ?? null,
  email_verified: user.primaryEmail?.isVerified ?? false,
  name: user.row.displayName,
  is_anonymous: user.row.isAnonymous,
  selected_team_id: user.selectedTeam?.id ?? null,
})
