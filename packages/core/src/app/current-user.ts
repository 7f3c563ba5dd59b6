import { signOut, type SignOutOptions } from '../flows/sign-out.js'
import type { Json } from '../lib/json.js'
import type { NewProject } from '../resources/admin/admin-project.js'
import type { UserScope } from '../resources/scope.js'
import { Team, teamIdOf, type TeamReference } from '../resources/team/team.js'
import type { CurrentUserPatch, NewPassword, PasswordChange } from '../resources/user/account.js'
import { BaseUser, loadMethods } from '../resources/user/base-user.js'
import type {
  ConnectedAccount,
  ConnectedAccountOptions,
  OAuthConnection,
  ProviderAccountReference,
  ScopeOptions,
} from '../resources/user/connected-accounts.js'
import type {
  NewContactChannel,
  VerificationEmailOptions,
} from '../resources/user/contact-channels.js'
import type { RecentSignInOptions } from '../resources/user/recent-sign-in.js'
import {
  type AccessTokenOptions,
  type CurrentSession,
  currentSession,
  getAccessToken,
  getAuthHeaders,
} from '../resources/user/session-access.js'
import type { NewTeam } from '../resources/user/teams.js'
import type { TotpSetup, TotpSetupOptions } from '../resources/user/totp-setup.js'
import type { CurrentUserFields } from '../resources/user/user-fields.js'
import type { OwnedProject } from './current-server-user.js'

const passkeys = () => import('../flows/passkey/passkey-flows.js')
/** Code for users of the project `internal`. */
const ownedProjects = () => import('./current-server-user.js')

/** The signed-in user. It holds the data of one moment and does not change by itself; `app.user` does. */
export class CurrentUser extends BaseUser {
  readonly selectedTeam: Team | null
  /** The session of the user on this device. */
  readonly currentSession: CurrentSession

  constructor(scope: UserScope, { selectedTeam, ...fields }: CurrentUserFields) {
    super(scope, fields)
    this.selectedTeam = selectedTeam && new Team(scope, selectedTeam)
    this.currentSession = currentSession(scope)
    Object.freeze(this)
  }

  /**
   * Changes the account; fields that are not set stay unchanged. `app.user` has the new data when the call resolves.
   * Rejects with `TEAM_MEMBERSHIP_NOT_FOUND` when the user is not a member of the selected team, and with
   * `RECENT_SIGN_IN_REQUIRED`.
   *
   * @example await user.update({ displayName: 'Ada', clientMetadata: { theme: 'dark' } })
   * @throws TypeError `INVALID_ARGUMENT` if metadata is not plain JSON, or the secret of a second factor is empty
   */
  async update(patch: CurrentUserPatch) {
    return (await loadMethods(this.scope)).updateUser(this.scope, patch)
  }

  /**
   * Changes the user's name; null or an empty string removes it. `app.user` has the new data when the call resolves.
   * Rejects with `CANNOT_GET_OWN_USER_WITHOUT_USER` when the user has signed out or the account was deleted.
   *
   * @example await user.setDisplayName('Ada')
   */
  async setDisplayName(displayName: string | null) {
    return this.update({ displayName })
  }

  /**
   * Replaces the client metadata.
   *
   * @example await user.setClientMetadata({ theme: 'dark' })
   * @throws TypeError `INVALID_ARGUMENT` if it is not plain JSON
   */
  async setClientMetadata(clientMetadata: Json) {
    return (await loadMethods(this.scope)).setClientMetadata(this.scope, clientMetadata)
  }

  /**
   * Selects one of the user's teams, which can be given by its ID; null selects none. Rejects with
   * `TEAM_MEMBERSHIP_NOT_FOUND` when the user is not a member of the team.
   *
   * @example await user.setSelectedTeam(team)
   */
  async setSelectedTeam(team: TeamReference | string | null) {
    return this.update({ selectedTeamId: teamIdOf(team) })
  }

  /**
   * Emails a link that verifies the primary address. Resolves to an error with `EMAIL_ALREADY_VERIFIED`,
   * `EMAIL_IS_NOT_PRIMARY_EMAIL` or `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @example const result = await user.sendVerificationEmail()
   * @throws LatchkeyError `EMAIL_NOT_ASSOCIATED_WITH_USER` if the user has no primary address
   */
  async sendVerificationEmail(options?: VerificationEmailOptions) {
    return (await loadMethods(this.scope)).sendVerificationEmail(this.scope, options)
  }

  /**
   * Changes the password and ends all other sessions of the user.
   *
   * Resolves to an error with `PASSWORD_CONFIRMATION_MISMATCH` (the old password is wrong),
   * `USER_DOES_NOT_HAVE_PASSWORD`, `PASSWORD_TOO_SHORT` (with `details.minLength`), `PASSWORD_TOO_LONG` (with
   * `details.maxLength`), `PASSWORD_TOO_WEAK` (a common password) or `PASSWORD_AUTHENTICATION_NOT_ENABLED`.
   * Rejects with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`, so the user must sign
   * in again.
   *
   * @example const result = await user.updatePassword({ oldPassword, newPassword })
   */
  async updatePassword(passwords: PasswordChange) {
    return (await loadMethods(this.scope)).updatePassword(this.scope, passwords)
  }

  /**
   * Sets the first password of a user who has none. Sessions stay. Rejects when the user has a password.
   *
   * Resolves to an error with `PASSWORD_TOO_SHORT` (with `details.minLength`), `PASSWORD_TOO_LONG` (with
   * `details.maxLength`), `PASSWORD_TOO_WEAK` (a common password) or `PASSWORD_AUTHENTICATION_NOT_ENABLED`.
   * Rejects with `RECENT_SIGN_IN_REQUIRED`, as `updatePassword` does.
   *
   * @example const result = await user.setPassword({ password })
   */
  async setPassword(newPassword: NewPassword) {
    return (await loadMethods(this.scope)).setPassword(this.scope, newPassword)
  }

  /**
   * Creates a passkey on one of the user's devices. On a service without `listPasskeys`, it replaces the previous one.
   *
   * Resolves to an error with `PASSKEY_WEBAUTHN_ERROR` when the browser created none: its `details.code` says why, and
   * is `ERROR_CEREMONY_ABORTED` when the user canceled; `PASSKEY_AUTHENTICATION_FAILED` when the service does not trust
   * this page; `PASSKEY_REGISTRATION_FAILED` when it rejects the passkey; `PASSKEY_AUTHENTICATION_NOT_ENABLED`;
   * or `VERIFICATION_CODE_EXPIRED` after more than 65 s, and the other codes of its kind. Rejects with
   * `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`.
   *
   * @example const result = await user.registerPasskey()
   * @see WebAuthn Level 3, section 5.1.3
   */
  async registerPasskey() {
    const { client, http } = this.scope
    return (await client.load(passkeys)).registerPasskey(client, http)
  }

  /**
   * Creates a secret for an authenticator app (TOTP), with the QR code to show. Nothing changes for the user until
   * `confirmTotpSetup` receives a code of the app.
   *
   * @example
   * const setup = await user.startTotpSetup()
   * const { size, path } = setup.qrCode
   * const picture = <svg viewBox={`0 0 ${size} ${size}`}><path d={path} /></svg>
   */
  async startTotpSetup(options?: TotpSetupOptions) {
    return (await loadMethods(this.scope)).startTotpSetup(this.scope, this, options)
  }

  /**
   * Turns the second factor on if the authenticator app shows this code now, 30 seconds ago or in 30 seconds. From now
   * on, every sign-in asks for a code. The client checks the code with the clock of the device, because the service has no
   * check of a new secret.
   *
   * Returns the error `INVALID_TOTP_CODE`, after which the user can try again. Rejects with `RECENT_SIGN_IN_REQUIRED` if
   * the sign-in is older than `details.maxAgeSeconds`, and on pages without https.
   *
   * @param code six digits; spaces are ignored
   * @param setup the result of `startTotpSetup`
   * @example
   * const result = await user.confirmTotpSetup('123456', setup)
   * if (result.status === 'error') console.log(result.error.message)
   */
  async confirmTotpSetup(code: string, setup: Pick<TotpSetup, 'secret'>) {
    return (await loadMethods(this.scope)).confirmTotpSetup(this.scope, code, setup)
  }

  /**
   * Replaces the recovery codes of the user with ten new ones. Each replaces a TOTP code once: pass it to `signInWithMfa`.
   * Show them at once: the service cannot return them again. Turning the second factor off or replacing it deletes them.
   *
   * Rejects with `RECENT_SIGN_IN_REQUIRED` if the sign-in is older than `details.maxAgeSeconds`, with
   * `UNEXPECTED_RESPONSE` (status 400) if the user has no second factor, and with `FEATURE_NOT_SUPPORTED` on a service
   * without recovery codes.
   *
   * @example
   * const codes = await user.createRecoveryCodes()
   * download('recovery-codes.txt', codes.join('\n'))
   */
  async createRecoveryCodes() {
    return (await loadMethods(this.scope)).createRecoveryCodes(this.scope)
  }

  /**
   * Counts the unused recovery codes of the user. Resolves to null if the service has no recovery codes.
   *
   * @example if ((await user.getRecoveryCodes())?.remaining === 0) suggestNewCodes()
   */
  async getRecoveryCodes() {
    return (await loadMethods(this.scope)).getRecoveryCodes(this.scope)
  }

  /**
   * Resolves to the number of days for which the account can be restored after `delete()`; 0 if it is deleted at once.
   *
   * @example const days = await user.getDeletionGraceDays()
   */
  async getDeletionGraceDays() {
    return (await loadMethods(this.scope)).getDeletionGraceDays(this.scope)
  }

  /**
   * Ends all sessions of the user but this one, and disconnects all apps, for example after a device was lost. Servers that
   * verify access tokens themselves accept those of the ended sessions until they expire, for 10 minutes at most.
   *
   * @example await user.revokeOtherSessions()
   */
  async revokeOtherSessions() {
    return (await loadMethods(this.scope)).revokeOtherSessions(this.scope)
  }

  /** Lists the user's addresses, oldest first. */
  async listContactChannels() {
    return (await loadMethods(this.scope)).listContactChannels(this.scope)
  }

  /**
   * Adds an address, which is not verified yet. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`,
   * and with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`.
   *
   * @example
   * await user.createContactChannel({ type: 'email', value: 'ada@example.org', usedForAuth: false })
   */
  async createContactChannel(channel: NewContactChannel) {
    return (await loadMethods(this.scope)).createContactChannel(this.scope, channel)
  }

  /**
   * Resolves to the user's account at a provider; null when there is none, or when it does not allow these scopes. With
   * `or: 'redirect'`, goes to the provider instead to link one, and returns to the current page; with `or: 'throw'`,
   * rejects with `OAUTH_CONNECTION_NOT_CONNECTED_TO_USER` or `OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE`.
   *
   * Rejects with `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`, and with
   * `OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS` when the project has no OAuth keys of its own.
   *
   * @example
   * const account = await user.getConnectedAccount('github', { or: 'redirect', scopes: ['repo'] })
   * const { accessToken } = await account.getAccessToken()
   * @example
   * const account = await user.getConnectedAccount({ provider: 'github', providerAccountId: '583231' })
   */
  getConnectedAccount(account: ProviderAccountReference): Promise<OAuthConnection | null>
  getConnectedAccount(
    provider: string,
    options: ConnectedAccountOptions & { or: 'redirect' | 'throw' },
  ): Promise<ConnectedAccount>
  getConnectedAccount(
    provider: string,
    options?: ConnectedAccountOptions,
  ): Promise<ConnectedAccount | null>
  async getConnectedAccount(
    account: string | ProviderAccountReference,
    options?: ConnectedAccountOptions,
  ): Promise<ConnectedAccount | OAuthConnection | null> {
    return (await loadMethods(this.scope)).findConnectedAccount(this.scope, account, options)
  }

  /**
   * Goes to the provider to connect an account, also if the user has one there, and returns to the current page. Never
   * resolves, because the page is left.
   *
   * @example await user.linkConnectedAccount('github', { scopes: ['repo'] })
   */
  async linkConnectedAccount(provider: string, options?: ScopeOptions) {
    return (await loadMethods(this.scope)).linkConnectedAccount(this.scope, provider, options)
  }

  /**
   * Resolves to the first account at the provider that has a token with these scopes. Without one, goes to the provider
   * as `linkConnectedAccount` does.
   *
   * @example
   * const account = await user.getOrLinkConnectedAccount('github', { scopes: ['repo'] })
   * const token = await account.getAccessToken({ scopes: ['repo'] })
   */
  async getOrLinkConnectedAccount(provider: string, options?: ScopeOptions) {
    return (await loadMethods(this.scope)).getOrLinkConnectedAccount(this.scope, provider, options)
  }

  /**
   * Lists the user's accounts at OAuth providers, oldest first, with what they are used for.
   *
   * @example
   * const accounts = await user.listOAuthProviders()
   * await accounts.find(({ type }) => type === 'github')?.disconnect()
   */
  async listOAuthProviders() {
    return (await loadMethods(this.scope)).listOAuthProviders(this.scope)
  }

  /** Resolves to one of the user's accounts at OAuth providers, by its ID in the service; null when there is none. */
  async getOAuthProvider(id: string) {
    return (await loadMethods(this.scope)).getOAuthProvider(this.scope, id)
  }

  /** Lists the teams that the user is a member of, oldest first. */
  async listTeams() {
    return (await loadMethods(this.scope)).listTeams(this.scope)
  }

  /**
   * Resolves to one of the user's teams; null when the user is not a member of it.
   *
   * @example const team = await user.getTeam(id)
   */
  async getTeam(id: string) {
    return (await loadMethods(this.scope)).getTeam(this.scope, id)
  }

  /**
   * Creates a team, which the project must allow, and selects it. The user becomes its first member, with the
   * permissions that the project grants to creators of teams. If it rejects because the team could not be selected, the
   * team exists nevertheless.
   *
   * @example const team = await user.createTeam({ displayName: 'Engines' })
   */
  async createTeam(team: NewTeam) {
    return (await loadMethods(this.scope)).createTeam(this.scope, team)
  }

  /**
   * Leaves a team, which needs no permission. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example await user.leaveTeam(team)
   */
  async leaveTeam(team: TeamReference) {
    return (await loadMethods(this.scope)).leaveTeam(this.scope, team)
  }

  /**
   * Resolves to an access token for calling your own API. It is valid for at least `minRemainingMillis`, by default
   * 20 s; a session without a refresh token resolves to the token it has for as long as that is valid. Call it for each
   * request instead of storing the token. Rejects with `NOT_SIGNED_IN` when the session has ended, and with
   * `SESSION_CHANGED` once another session has replaced it.
   *
   * @example
   * const token = await user.getAccessToken()
   * await fetch('/api/orders', { headers: { Authorization: `Bearer ${token}` } })
   * @throws TypeError `INVALID_ARGUMENT` if `minRemainingMillis` is 60,000 or more
   * @see RFC 6750, section 2.1
   */
  getAccessToken(options?: AccessTokenOptions) {
    return getAccessToken(this.scope, options)
  }

  /**
   * Resolves to a header, `x-stack-auth`, with both tokens of the session, for servers that expect it. It holds the
   * refresh token, so send it to your own server only; prefer `getAccessToken`. After a sign-out, both tokens in it are
   * null. Rejects with `SESSION_CHANGED` once another session has replaced this one.
   */
  getAuthHeaders() {
    return getAuthHeaders(this.scope)
  }

  /**
   * Requires a recent sign-in before something that a stolen session must not do. Resolves if the user signed in within
   * `maxAgeSeconds`. Otherwise, it goes to the sign-in page, where the same user signs in again and returns to the current
   * page: call the method again there. Until then the session stays. The sign-in page rejects another account with
   * `SIGNED_IN_AS_OTHER_USER`.
   *
   * Rejects with `RECENT_SIGN_IN_REQUIRED` if the page was not left within 2 s. With `noRedirect`, where the app cannot go
   * to another page, and for a user who cannot sign in again, such as an anonymous one, it rejects without going there.
   * Rejects with `NOT_SIGNED_IN` when the session has ended.
   *
   * A refresh does not make a sign-in recent. Services other than Latchkey do not say when the user signed in: no sign-in
   * is recent there. A page cannot protect your data, so check it on your server too:
   * `app.authenticate(request, { maxAgeSeconds: 300 })`.
   *
   * @example
   * await user.requireRecentSignIn({ maxAgeSeconds: 300 })
   * await deleteWorkspace()
   * @throws TypeError `INVALID_ARGUMENT` if `maxAgeSeconds` is not a positive number
   * @see OpenID Connect Core 1.0, section 2, `auth_time`; OWASP ASVS 5.0, 7.5.3
   */
  async requireRecentSignIn(options?: RecentSignInOptions): Promise<void> {
    return (await loadMethods(this.scope)).requireRecentSignIn(this.scope, this, options)
  }

  /** Resolves to both tokens of the session as plain JSON. The same as `currentSession.getTokens()`. */
  getAuthJson() {
    return this.currentSession.getTokens()
  }

  /**
   * Signs the user out, as the app's `signOut` does. Rejects with `SESSION_CHANGED` if another session has replaced the
   * one of this user: it stays.
   */
  async signOut(options?: SignOutOptions) {
    const { client, generation } = this.scope
    client.session().assertGeneration(generation)
    return signOut(client, options)
  }

  /**
   * Deletes the account, which the project must allow, and ends the session. If the project has a grace period, the
   * account is deleted at its end: until then, a sign-in resolves to `ACCOUNT_DELETION_PENDING`, and
   * `app.restoreAccount()` keeps the account. `getDeletionGraceDays()` resolves to the days.
   *
   * Rejects with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`; the session then
   * stays.
   */
  async delete() {
    const endedHere = await (await loadMethods(this.scope)).deleteUser(this.scope)
    if (!endedHere) return
    // Without its tokens, so that no request is sent to sign out.
    this.scope.client.session().signOut()
    await this.signOut()
  }

  /**
   * Lists the projects that the user owns, each with an app that configures it. Only for users of the project
   * `internal`; for others it rejects with `EXPECTED_INTERNAL_PROJECT`.
   *
   * @example
   * for (const { displayName, app } of await user.listOwnedProjects())
   *   console.log(displayName, await app.getMetrics())
   */
  async listOwnedProjects(): Promise<OwnedProject[]> {
    return (await this.scope.client.load(ownedProjects)).listOwnedProjects(this.scope)
  }

  /**
   * Creates a project that the user owns. It has no keys yet: create them with `project.app.createInternalApiKey`. Only
   * for users of the project `internal`; for others it rejects with `EXPECTED_INTERNAL_PROJECT`.
   *
   * @example const project = await user.createProject({ displayName: 'Engines' })
   */
  async createProject(project: NewProject): Promise<OwnedProject> {
    return (await this.scope.client.load(ownedProjects)).createProject(this.scope, project)
  }

  /**
   * Gives a project of the user to a team of the user. Members of the team can then read it, those with the permission
   * `team_admin` can change it, and other owners lose access. Rejects with `PROJECT_NOT_FOUND` if the user does not own
   * the project, with `TEAM_MEMBERSHIP_NOT_FOUND` if the user is not a member of the team, with
   * `TEAM_PERMISSION_REQUIRED` without `team_admin` in the team or in the team that owns the project, with
   * `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`, and with
   * `EXPECTED_INTERNAL_PROJECT` for users of other projects than `internal`.
   *
   * @example await user.transferProject(project.id, team.id)
   */
  async transferProject(projectId: string, teamId: string): Promise<void> {
    return (await this.scope.client.load(ownedProjects)).transferProject(
      this.scope,
      projectId,
      teamId,
    )
  }
}
