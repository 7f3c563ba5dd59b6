import { createApiKey, getApiKey, listApiKeys, type NewApiKey } from '../api-keys.js'
import { getTeamProfile } from '../team/team-profile.js'
import type { TeamReference } from '../team/team.js'
import { type ConnectedAccountOptions, getConnectedAccount } from '../user/connected-accounts.js'
import {
  getPermission,
  hasPermission,
  listPermissions,
  type PermissionArguments,
  type PermissionListArguments,
} from '../user/permissions.js'
import { listConnectedAccounts } from '../user/oauth-connections.js'
import { listTeamInvitations } from '../user/received-invitations.js'
import { leaveTeam } from '../user/teams.js'
import { grantPermission, revokePermission } from './permissions.js'
import {
  createContactChannel,
  listContactChannels,
  type NewServerContactChannel,
} from './server-contact-channel.js'
import { listProviderAccounts } from './server-provider-account.js'
import { ServerUserAccount } from './server-user-account.js'

/** The part of `ServerUser` that does not need teams. */
export class BaseServerUser extends ServerUserAccount {
  /**
   * Resolves to the user's account at an OAuth provider, whose tokens the server may use; null if there is none or if it
   * does not allow these scopes.
   *
   * Rejects with `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`, or with
   * `OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS` if the project uses the shared keys of the service.
   *
   * @example
   * const account = await user.getConnectedAccount('github', { scopes: ['repo'] })
   * const token = await account?.getAccessToken()
   */
  async getConnectedAccount(provider: string, options?: Pick<ConnectedAccountOptions, 'scopes'>) {
    return getConnectedAccount(this.scope, provider, options)
  }

  /** Lists the accounts at providers whose access tokens the server can read, oldest first. */
  async listConnectedAccounts() {
    return listConnectedAccounts(this.scope)
  }

  /** Lists the user's accounts at OAuth providers, oldest first, with what they are used for. */
  async listOAuthProviders() {
    return listProviderAccounts(this.scope)
  }

  /** Resolves to an account at an OAuth provider, by its ID in the service; null if the user does not have it. */
  async getOAuthProvider(id: string) {
    const accounts = await listProviderAccounts(this.scope)
    return accounts.find((account) => account.id === id) ?? null
  }

  /** Lists the invitations to teams that were sent to verified addresses of the user, oldest first. */
  async listTeamInvitations() {
    return listTeamInvitations(this.scope)
  }

  /** Lists the addresses of the user, oldest first. */
  async listContactChannels() {
    return listContactChannels(this.scope)
  }

  /**
   * Adds an address. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` or `USER_NOT_FOUND`.
   *
   * @example await user.createContactChannel({ type: 'email', value, usedForAuth: true, isVerified: true })
   */
  async createContactChannel(channel: NewServerContactChannel) {
    return createContactChannel(this.scope, channel)
  }

  /** Removes the user from a team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async leaveTeam(team: TeamReference) {
    await leaveTeam(this.scope, team)
    await this.scope.client.invalidateAll()
  }

  /** Resolves to the user's profile in a team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async getTeamProfile(team: TeamReference) {
    return getTeamProfile({ ...this.scope, teamId: team.id })
  }

  /** Lists the permissions of the user in a team or, without a team, in the project, including contained ones. */
  async listPermissions(...args: PermissionListArguments) {
    return listPermissions(this.scope, ...args)
  }

  /** Resolves to a permission in a team or, without a team, in the project; null if the user does not have it. */
  async getPermission(...args: PermissionArguments) {
    return getPermission(this.scope, ...args)
  }

  /**
   * Resolves to whether the user has a permission, directly or contained in another one.
   *
   * @example if (await user.hasPermission(team, '$update_team')) await team.update(patch)
   */
  async hasPermission(...args: PermissionArguments) {
    return hasPermission(this.scope, ...args)
  }

  /**
   * Grants a permission in a team or, without a team, in the project. It does not matter if the user has it already.
   * Rejects with `PERMISSION_NOT_FOUND`, `WRONG_PERMISSION_SCOPE`, `TEAM_MEMBERSHIP_NOT_FOUND` or `USER_NOT_FOUND`.
   *
   * @example await user.grantPermission(team, '$update_team')
   */
  async grantPermission(...args: PermissionArguments) {
    return grantPermission(this.scope, ...args)
  }

  /**
   * Revokes a permission that was granted; permissions contained in others stay. If the user does not have it, rejects
   * with `TEAM_PERMISSION_NOT_FOUND` in a team and `PERMISSION_NOT_FOUND` in the project; further with
   * `TEAM_MEMBERSHIP_NOT_FOUND` or `USER_NOT_FOUND`.
   */
  async revokePermission(...args: PermissionArguments) {
    return revokePermission(this.scope, ...args)
  }

  /** Lists the API keys of the user, newest first, including revoked and expired ones. */
  async listApiKeys() {
    return listApiKeys(this.scope)
  }

  /** Resolves to an API key of the user; null if the user has no key with this ID. */
  async getApiKey(id: string) {
    return getApiKey(this.scope, id)
  }

  /**
   * Creates an API key of the user. Its `value` is the whole key, which is never shown again.
   *
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   * @example const { value } = await user.createApiKey({ description: 'deploy script' })
   */
  async createApiKey(apiKey: NewApiKey) {
    return createApiKey(this.scope, apiKey)
  }
}
