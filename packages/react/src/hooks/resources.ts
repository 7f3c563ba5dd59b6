import type {
  ApiKey,
  ConnectedAccount,
  ConnectedAccountOptions,
  ConnectedApp,
  ContactChannel,
  CurrentUser,
  NotificationCategory,
  OAuthConnection,
  Passkey,
  Permission,
  PermissionListOptions,
  Project,
  ProviderAccount,
  RecoveryCodes,
  Session,
  Team,
  TeamInvitation,
  TeamMember,
  TeamProfile,
} from '@latchkey/core'
import { useQuery } from '../lib/use-query.js'
import { useQueryOf } from '../lib/use-query-of.js'
import { useApp } from '../lib/use-app.js'

/** Returns the project of the app. Suspends until it is loaded. */
export const useProject = (): Project => useQuery(useApp().project)

/**
 * Returns the teams of a user, oldest first. Suspends until they are loaded.
 *
 * @example const teams = useTeams(useUser({ or: 'redirect' }))
 */
export const useTeams = (user: CurrentUser): Team[] => useQuery(useQueryOf(user, 'listTeams'))

/** Returns one of a user's teams; null if the user is not a member. Suspends until the teams are loaded. */
export const useTeam = (user: CurrentUser, id: string): Team | null =>
  useTeams(user).find((team) => team.id === id) ?? null

/**
 * Returns the members of a team, in the order in which they joined. Suspends until they are loaded; throws
 * `TEAM_PERMISSION_REQUIRED` without the permission `$read_members`.
 */
export const useTeamMembers = (team: Team): TeamMember[] =>
  useQuery(useQueryOf(team, 'listMembers'))

/**
 * Returns the invitations to a team that can still be accepted. Suspends until they are loaded; throws
 * `TEAM_PERMISSION_REQUIRED` without the permissions `$read_members` and `$invite_members`.
 */
export const useTeamInvitations = (team: Team): TeamInvitation[] =>
  useQuery(useQueryOf(team, 'listInvitations'))

/**
 * Returns the name and picture of a user in a team. Suspends until they are loaded; throws
 * `TEAM_MEMBERSHIP_NOT_FOUND` if the user is not a member.
 */
export const useTeamProfile = (user: CurrentUser, team: Pick<Team, 'id'>): TeamProfile =>
  useQuery(useQueryOf(user, 'getTeamProfile', team))

/** Returns the email addresses of a user. Suspends until they are loaded. */
export const useContactChannels = (user: CurrentUser): ContactChannel[] =>
  useQuery(useQueryOf(user, 'listContactChannels'))

/**
 * Returns the passkeys of a user, oldest first; null if the service has no list of passkeys. Suspends until they are
 * loaded.
 */
export const usePasskeys = (user: CurrentUser): Passkey[] | null =>
  useQuery(useQueryOf(user, 'listPasskeys'))

/**
 * Returns how many recovery codes of a user are unused; null if the service has no recovery codes. Suspends until it is
 * loaded.
 *
 * @example const codes = useRecoveryCodes(user)
 */
export const useRecoveryCodes = (user: CurrentUser): RecoveryCodes | null =>
  useQuery(useQueryOf(user, 'getRecoveryCodes'))

/**
 * Returns the categories of emails that the app sends, with the choices of a user. Suspends until they are loaded; throws
 * `FEATURE_NOT_SUPPORTED` on a service without them.
 */
export const useNotificationCategories = (user: CurrentUser): NotificationCategory[] =>
  useQuery(useQueryOf(user, 'listNotificationCategories'))

/**
 * Returns the apps, tools and devices that a user has allowed to use the account, the newest first; null if the project is no
 * OAuth provider, or on an older service. Suspends until they are loaded.
 */
export const useConnectedApps = (user: CurrentUser): ConnectedApp[] | null =>
  useQuery(useQueryOf(user, 'listConnectedApps'))

/** Returns the sessions of a user, newest first. Suspends until they are loaded. */
export const useSessions = (user: CurrentUser): Session[] =>
  useQuery(useQueryOf(user, 'listSessions'))

/**
 * Returns the API keys of a user or a team, newest first, including those that are no longer valid. Suspends until they
 * are loaded; throws what `listApiKeys` rejects with.
 */
export const useApiKeys = (owner: CurrentUser | Team): ApiKey[] =>
  useQuery(useQueryOf(owner, 'listApiKeys'))

/**
 * Returns the permissions of a user in a team or, without one, in the project; contained permissions too unless
 * `recursive` is false. Suspends until they are loaded. Use them only to decide what to show: the service enforces them.
 *
 * @example const permissions = usePermissions(user, team)
 */
export const usePermissions = (
  user: CurrentUser,
  ...args:
    | [options?: PermissionListOptions]
    | [team: Pick<Team, 'id'>, options?: PermissionListOptions]
): Permission[] => useQuery(useQueryOf(user, 'listPermissions', ...args))

/**
 * Returns one permission of a user in a team or, without one, in the project; null if the user does not have it.
 * Suspends until the permissions are loaded. Use it only to decide what to show: the service enforces it.
 *
 * @example const canRename = usePermission(user, team, '$update_team') !== null
 */
export function usePermission(
  user: CurrentUser,
  ...args: [id: string] | [team: Pick<Team, 'id'>, id: string]
): Permission | null {
  const permissionId = args.at(-1)
  const scope = args.slice(0, -1) as [] | [team: Pick<Team, 'id'>]
  // One list answers all questions about a team or about the project.
  const permissions = useQuery(useQueryOf(user, 'listPermissions', ...scope))
  return permissions.find(({ id }) => id === permissionId) ?? null
}

/**
 * Returns a user's account at a provider; null if there is none, or if it does not allow the scopes. Suspends until it is
 * loaded, and with `{ or: 'redirect' }` until the user returns from connecting one.
 *
 * @example const github = useConnectedAccount(user, 'github', { or: 'redirect', scopes: ['repo'] })
 */
export function useConnectedAccount(
  user: CurrentUser,
  provider: string,
  options: ConnectedAccountOptions & { or: 'redirect' },
): ConnectedAccount
export function useConnectedAccount(
  user: CurrentUser,
  provider: string,
  options?: ConnectedAccountOptions,
): ConnectedAccount | null
export function useConnectedAccount(
  user: CurrentUser,
  ...args: [provider: string, options?: ConnectedAccountOptions]
): ConnectedAccount | null {
  return useQuery(useQueryOf(user, 'getConnectedAccount', ...args))
}

/**
 * Returns the accounts of a user at OAuth providers whose access tokens can be read. Suspends until they are loaded.
 */
export const useConnectedAccounts = (user: CurrentUser): OAuthConnection[] =>
  useQuery(useQueryOf(user, 'listConnectedAccounts'))

/** Returns the accounts of a user at OAuth providers. Suspends until they are loaded. */
export const useOAuthProviders = (user: CurrentUser): ProviderAccount[] =>
  useQuery(useQueryOf(user, 'listOAuthProviders'))
