import type { Json } from '../../lib/json.js'
import type { NewApiKey } from '../api-keys.js'
import type { UserScope } from '../scope.js'
import type { TeamFields, TeamReference } from '../team/team.js'
import type { PermissionArguments, PermissionListArguments } from './permissions.js'
import type { CurrentUserFields, RestrictedReason, UserOAuthProvider } from './user-fields.js'

const methods = () => import('./user-methods.js')

/** Loads the functions behind the methods of users. */
export const loadMethods = ({ client }: UserScope) => client.load(methods)

/** The fields and methods that the signed-in user and a user on a server have in common. */
export abstract class BaseUser implements CurrentUserFields {
  declare readonly id: string
  declare readonly displayName: string | null
  declare readonly primaryEmail: string | null
  declare readonly primaryEmailVerified: boolean
  declare readonly profileImageUrl: string | null
  declare readonly signedUpAt: Date
  declare readonly clientMetadata: Json
  declare readonly clientReadOnlyMetadata: Json
  declare readonly hasPassword: boolean
  declare readonly emailAuthEnabled: boolean
  declare readonly otpAuthEnabled: boolean
  declare readonly passkeyAuthEnabled: boolean
  declare readonly isMultiFactorRequired: boolean
  declare readonly secondFactorDueAt: Date | null
  declare readonly isAnonymous: boolean
  declare readonly isRestricted: boolean
  declare readonly restrictedReason: RestrictedReason | null
  /** The accounts at OAuth providers. `listOAuthProviders` has what they are used for. */
  declare readonly oauthProviders: readonly UserOAuthProvider[]
  abstract readonly selectedTeam: TeamFields | null
  readonly #scope: UserScope

  constructor(scope: UserScope, fields: Omit<CurrentUserFields, 'selectedTeam'>) {
    this.#scope = scope
    Object.assign(this, fields)
  }

  /** Behind a getter, so that nothing that prints or serializes the user prints keys. */
  protected get scope(): UserScope {
    return this.#scope
  }

  /**
   * Lists the passkeys of the user, oldest first; each can be renamed and removed. Resolves to null if the service has no
   * list of passkeys: then the user has at most one, which `passkeyAuthEnabled` shows.
   *
   * @example
   * const passkeys = await user.listPasskeys()
   * await passkeys?.find(({ name }) => name === 'Lost phone')?.delete()
   */
  async listPasskeys() {
    return (await loadMethods(this.scope)).listPasskeys(this.scope)
  }

  /**
   * Lists the categories of emails that the app sends, and whether the user receives them.
   *
   * @example
   * const categories = await user.listNotificationCategories()
   * await categories.find(({ name }) => name === 'Marketing')?.setEnabled(false)
   */
  async listNotificationCategories() {
    return (await loadMethods(this.scope)).listNotificationCategories(this.scope)
  }

  /**
   * Exports the data that the service stores about the user: profile, addresses, provider accounts, passkeys, sessions,
   * teams, permissions, API keys and the newest 10,000 audit events, without secrets. `JSON.stringify` converts it to a
   * file.
   *
   * The signed-in user needs a recent sign-in: otherwise it rejects with `RECENT_SIGN_IN_REQUIRED`, whose
   * `details.maxAgeSeconds` says how recent. On a server, it rejects with `USER_NOT_FOUND`. Rejects with
   * `FEATURE_NOT_SUPPORTED` on a service without data exports.
   *
   * @example
   * const data = await user.exportData()
   * download('account-data.json', JSON.stringify(data, null, 2))
   */
  async exportData() {
    return (await loadMethods(this.scope)).exportData(this.scope)
  }

  /**
   * Lists the accounts of the user at identity providers of teams, oldest first.
   *
   * @example const [connection] = await user.listConnections()
   */
  async listConnections() {
    return (await loadMethods(this.scope)).listUserConnections(this.scope)
  }

  /** Lists the sessions of the user on all devices, newest first. */
  async listSessions() {
    return (await loadMethods(this.scope)).listSessions(this.scope)
  }

  /**
   * Ends a session of the user. Rejects with `CANNOT_DELETE_CURRENT_SESSION` for the session of this app: call `signOut`
   * instead.
   *
   * @example await user.revokeSession(session.id)
   */
  async revokeSession(id: string) {
    return (await loadMethods(this.scope)).revokeSession(this.scope, id)
  }

  /**
   * Lists the apps, tools and devices that the user has allowed to use the account, the newest first. Resolves to null if the
   * project is no OAuth provider, or on an older service.
   *
   * @example
   * const apps = (await user.listConnectedApps()) ?? []
   * await apps.find(({ clientName }) => clientName === 'Old tool')?.disconnect()
   */
  async listConnectedApps() {
    return (await loadMethods(this.scope)).listConnectedApps(this.scope)
  }

  /** Lists the accounts at providers whose access tokens can be read, oldest first. */
  async listConnectedAccounts() {
    return (await loadMethods(this.scope)).listConnectedAccounts(this.scope)
  }

  /**
   * Lists the invitations to teams that were sent to verified addresses of the user, oldest first.
   *
   * @example
   * const [invitation] = await user.listTeamInvitations()
   * await invitation?.accept()
   */
  async listTeamInvitations() {
    return (await loadMethods(this.scope)).listTeamInvitations(this.scope)
  }

  /**
   * Resolves to the name and picture that the user shows in a team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example const { displayName } = await user.getTeamProfile(team)
   */
  async getTeamProfile(team: TeamReference) {
    return (await loadMethods(this.scope)).getTeamProfile({ ...this.scope, teamId: team.id })
  }

  /**
   * Lists the user's permissions in a team or, without a team, in the project, including those that other permissions
   * contain. A page uses them to decide what to show; your server decides what is allowed.
   *
   * @example const permissions = await user.listPermissions(team, { recursive: false })
   */
  async listPermissions(...args: PermissionListArguments) {
    return (await loadMethods(this.scope)).listPermissions(this.scope, ...args)
  }

  /**
   * Resolves to a permission of the user in a team or, without a team, in the project; null when the user does not have
   * it.
   *
   * @example const permission = await user.getPermission(team, '$update_team')
   */
  async getPermission(...args: PermissionArguments) {
    return (await loadMethods(this.scope)).getPermission(this.scope, ...args)
  }

  /**
   * Resolves to whether the user has this permission, granted or contained in another one, in a team or, without a
   * team, in the project. A page uses it to decide what to show; your server decides what is allowed.
   *
   * @example if (await user.hasPermission(team, '$update_team')) showSettings()
   */
  async hasPermission(...args: PermissionArguments) {
    return (await loadMethods(this.scope)).hasPermission(this.scope, ...args)
  }

  /** Lists the user's API keys, newest first, including revoked and expired ones. The project must allow API keys. */
  async listApiKeys() {
    return (await loadMethods(this.scope)).listApiKeys(this.scope)
  }

  /**
   * Resolves to one of the user's API keys; null if the user has no key with this ID. For the signed-in user, it rejects if
   * it is a key of another user.
   *
   * @example const key = await user.getApiKey(id)
   */
  async getApiKey(id: string) {
    return (await loadMethods(this.scope)).getApiKey(this.scope, id)
  }

  /**
   * Creates an API key of the user. Its `value` is the whole key, which is never shown again. For the signed-in user, it
   * rejects with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`.
   *
   * @example const { value } = await user.createApiKey({ description: 'deploy script' })
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   */
  async createApiKey(apiKey: NewApiKey) {
    return (await loadMethods(this.scope)).createApiKey(this.scope, apiKey)
  }
}
