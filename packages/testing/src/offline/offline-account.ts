import type { InitialUser, Json } from '@latchkey/core'
import type { EndpointResponse } from '@latchkey/contract'
import type { listTeams } from '@latchkey/contract/routes/teams/teams'
import type { readCurrentUser } from '@latchkey/contract/routes/current-user'

/** A team of a user who exists on no service. */
export interface OfflineTeam {
  /** Default: a random ID. */
  id?: string
  /** The name of the team. */
  displayName: string
  /** A URL or a data URL. Default: null. */
  profileImageUrl?: string | null
  /** Metadata that members can change. Default: null. */
  clientMetadata?: Json
  /** Metadata that only servers can change. Default: null. */
  clientReadOnlyMetadata?: Json
  /** Permissions of the user in this team, including contained ones. */
  permissions?: readonly string[]
}

/** A user who exists on no service. Omitted fields have default values. */
export interface OfflineUser extends Partial<Omit<InitialUser, 'signedUpAt' | 'selectedTeam'>> {
  /** When the account was created. Default: now. */
  signedUpAt?: Date
  /** Metadata that only the server of the project can read. */
  serverMetadata?: Json
  /** The first one is selected. */
  teams?: readonly OfflineTeam[]
  /** Permissions of the user in the whole project, including contained ones. */
  permissions?: readonly string[]
}

type WireUser = EndpointResponse<typeof readCurrentUser>
type WireTeam = EndpointResponse<typeof listTeams>['items'][number]

/** The user in the format of the service. */
export interface OfflineAccount {
  user: WireUser
  serverMetadata: Json
  teams: (WireTeam & { permissions: readonly string[] })[]
  permissions: readonly string[]
}

export function accountOf(user: OfflineUser): OfflineAccount {
  const teams = (user.teams ?? []).map(teamOf)
  const { permissions: _, ...selected } = teams[0] ?? {}
  return {
    user: wireUserOf(user, teams.length > 0 ? (selected as WireTeam) : null),
    serverMetadata: user.serverMetadata ?? null,
    teams,
    permissions: user.permissions ?? [],
  }
}

const teamOf = (team: OfflineTeam): OfflineAccount['teams'][number] => ({
  id: team.id ?? crypto.randomUUID(),
  display_name: team.displayName,
  profile_image_url: team.profileImageUrl ?? null,
  client_metadata: team.clientMetadata ?? null,
  client_read_only_metadata: team.clientReadOnlyMetadata ?? null,
  permissions: team.permissions ?? [],
})

/** Creates the user of the protocol. A user with an email address can sign in with a password. */
function wireUserOf(user: OfflineUser, selectedTeam: WireTeam | null): WireUser {
  const { primaryEmail = null, displayName = null, isAnonymous = false } = user
  const hasEmail = primaryEmail !== null
  return {
    id: user.id ?? crypto.randomUUID(),
    primary_email: primaryEmail,
    primary_email_verified: user.primaryEmailVerified ?? hasEmail,
    display_name: displayName,
    client_metadata: user.clientMetadata ?? null,
    client_read_only_metadata: user.clientReadOnlyMetadata ?? null,
    profile_image_url: user.profileImageUrl ?? null,
    signed_up_at_millis: (user.signedUpAt ?? new Date()).getTime(),
    has_password: user.hasPassword ?? hasEmail,
    auth_with_email: user.emailAuthEnabled ?? hasEmail,
    oauth_providers: (user.oauthProviders ?? []).map(({ id, accountId, email }) => ({
      id,
      account_id: accountId,
      email,
    })),
    selected_team_id: selectedTeam?.id ?? null,
    selected_team: selectedTeam,
    requires_totp_mfa: user.isMultiFactorRequired ?? false,
    otp_auth_enabled: user.otpAuthEnabled ?? false,
    passkey_auth_enabled: user.passkeyAuthEnabled ?? false,
    is_anonymous: isAnonymous,
  }
}
