import type { NewApiKey } from '../../api-keys.js'
import type { TeamReference } from '../../team/team.js'
import type { PermissionArguments, PermissionListArguments } from '../permissions.js'
import { ProviderAccountMethods } from './provider-account-methods.js'
import type { NewTeam } from '../teams.js'

/** The methods of the signed-in user about teams, permissions and API keys. */
export abstract class MembershipMethods extends ProviderAccountMethods {
  /**
   * Lists the invitations to teams that were sent to verified addresses of the user, oldest first.
   *
   * @example
   * const [invitation] = await user.listTeamInvitations()
   * await invitation?.accept()
   */
  async listTeamInvitations() {
    return (await this.loadMethods()).listTeamInvitations(this.scope)
  }

  /** Lists the teams that the user is a member of, oldest first. */
  async listTeams() {
    return (await this.loadMethods()).listTeams(this.scope)
  }

  /**
   * Resolves to one of the user's teams; null when the user is not a member of it.
   *
   * @example const team = await user.getTeam(id)
   */
  async getTeam(id: string) {
    return (await this.loadMethods()).getTeam(this.scope, id)
  }

  /**
   * Creates a team, which the project must allow, and selects it. The user becomes its first member, with the
   * permissions that the project grants to creators of teams. If it rejects because the team could not be selected, the
   * team exists nevertheless.
   *
   * @example const team = await user.createTeam({ displayName: 'Engines' })
   */
  async createTeam(team: NewTeam) {
    return (await this.loadMethods()).createTeam(this.scope, team)
  }

  /**
   * Leaves a team, which needs no permission. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example await user.leaveTeam(team)
   */
  async leaveTeam(team: TeamReference) {
    return (await this.loadMethods()).leaveTeam(this.scope, team)
  }

  /**
   * Resolves to the name and picture that the user shows in a team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example const { displayName } = await user.getTeamProfile(team)
   */
  async getTeamProfile({ id: teamId }: TeamReference) {
    const { getTeamProfile } = await this.loadMethods()
    return getTeamProfile({ ...this.scope, teamId })
  }

  /**
   * Lists the user's permissions in a team or, without a team, in the project, including those that other permissions
   * contain. Use them to decide what to show; your server decides what is allowed.
   *
   * @example const permissions = await user.listPermissions(team, { recursive: false })
   */
  async listPermissions(...args: PermissionListArguments) {
    return (await this.loadMethods()).listPermissions(this.scope, ...args)
  }

  /**
   * Resolves to a permission of the user in a team or, without a team, in the project; null when the user does not have
   * it.
   *
   * @example const permission = await user.getPermission(team, '$update_team')
   */
  async getPermission(...args: PermissionArguments) {
    return (await this.loadMethods()).getPermission(this.scope, ...args)
  }

  /**
   * Resolves to whether the user has this permission, granted or contained in another one, in a team or, without a
   * team, in the project. Use it to decide what to show; your server decides what is allowed.
   *
   * @example if (await user.hasPermission(team, '$update_team')) showSettings()
   */
  async hasPermission(...args: PermissionArguments) {
    return (await this.loadMethods()).hasPermission(this.scope, ...args)
  }

  /** Lists the user's API keys, newest first, including revoked and expired ones. The project must allow API keys. */
  async listApiKeys() {
    return (await this.loadMethods()).listApiKeys(this.scope)
  }

  /**
   * Resolves to one of the user's API keys; null if there is none with this ID. Rejects if it is a key of another user.
   *
   * @example const key = await user.getApiKey(id)
   */
  async getApiKey(id: string) {
    return (await this.loadMethods()).getApiKey(this.scope, id)
  }

  /**
   * Creates an API key of the user. Its `value` is the whole key, which is never shown again. Rejects with
   * `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.max_age_seconds`.
   *
   * @example const { value } = await user.createApiKey({ description: 'deploy script' })
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   */
  async createApiKey(apiKey: NewApiKey) {
    return (await this.loadMethods()).createApiKey(this.scope, apiKey)
  }
}
