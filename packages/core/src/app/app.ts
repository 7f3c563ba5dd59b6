import { CACHE_LINGER_MILLIS } from '@latchkey/contract/constants'
import type { Access } from '../client/access.js'
import { Client, type SessionMode } from '../client/client.js'
import type { ClientOptions } from '../client/options.js'
import { clientError } from '../errors/client-error.js'
import type { CliLoginOptions } from '../flows/cli-login/cli-login.js'
import type { SendMagicLinkOptions } from '../flows/email/magic-link.js'
import type { PasswordReset, PasswordResetEmailOptions } from '../flows/email/password-reset.js'
import type { SignInOptions } from '../flows/finish-sign-in.js'
import type {
  OAuthSignInError,
  SignInProvider,
  SignInWithOAuthOptions,
} from '../flows/oauth/oauth.js'
import type { SsoError, SsoOptions } from '../flows/oauth/sso.js'
import type { PasskeySignInOptions } from '../flows/passkey/passkey-flows.js'
import { type Credential, signInWithPassword } from '../flows/password.js'
import type { SendRequestOptions } from '../flows/send-request.js'
import { signOut, type SignOutOptions } from '../flows/sign-out.js'
import type { SignUpCredential } from '../flows/sign-up.js'
import { ownOptions } from '../lib/objects.js'
import { pending, Query, type Snapshot } from '../lib/query.js'
import type { Result } from '../lib/result.js'
import type { NavigateOptions, RedirectOptions } from '../navigation/navigator.js'
import type { PageUrls } from '../navigation/page-urls.js'
import { tryRead } from '../platform/try-read.js'
import { getProject, type Project } from '../resources/project.js'
import type { Restriction } from '../resources/user/user-fields.js'
import { notSignedIn, userOutcome } from '../resources/user/user-outcome.js'
import type { GetUserOptions, ServerTokenStoreOption, SessionSnapshot } from './options.js'

/** Parts that are loaded when one of their methods is called. */
export const lazyParts = {
  anonymous: () => import('../flows/sign-up.js'),
  cliLogin: () => import('../flows/cli-login/cli-login.js'),
  email: () => import('../flows/email/email-flows.js'),
  oauth: () => import('../flows/oauth/oauth-flows.js'),
  passkey: () => import('../flows/passkey/passkey-flows.js'),
  restoreAccount: () => import('../flows/restore-account.js'),
  secondFactor: () => import('../flows/second-factor.js'),
  sendRequest: () => import('../flows/send-request.js'),
  signUp: () => import('../flows/sign-up.js'),
}

/** The same object for the same status, so that a change can be detected by identity. */
const snapshots = {
  unknown: { status: 'unknown' },
  'signed-out': { status: 'signed-out' },
  active: { status: 'active' },
} as const satisfies Record<SessionSnapshot['status'], SessionSnapshot>

const signedOut: Snapshot<null> = { status: 'ready', data: null, error: undefined }

/** The fields of a user that every app has. */
export interface AppUser extends Restriction {
  readonly isAnonymous: boolean
  readonly secondFactorDueAt: Date | null
}

/** Reads the user of a session from the service. Resolves to null when the account no longer exists. */
export type LoadUser<User> = (client: Client, generation: number) => Promise<User | null>

/**
 * The methods that all apps have in common.
 *
 * @typeParam User the model of the signed-in user
 */
export abstract class App<User extends AppUser> {
  readonly #client: Client
  readonly #loadUserOf: LoadUser<User>

  /**
   * The query of the signed-in user, which can be read synchronously, loaded and subscribed to; its data is
   * null when the user is signed out.
   *
   * Without a connection, the known user stays: `status` is `'failed'`, `data` is as before, and the error has the code
   * `NETWORK_ERROR` with `details.isOffline`. A watched user is read again when the device is connected again, when the
   * service responds to another request, when the page becomes visible, and after growing waits of up to 50 s.
   */
  readonly user: Query<User | null>

  /**
   * The query of the project, with its enabled sign-in methods. It can be read synchronously, loaded and
   * subscribed to.
   */
  readonly project: Query<Project>

  constructor(
    options: ClientOptions,
    access: Access,
    sessions: SessionMode,
    loadUser: LoadUser<User>,
  ) {
    const client = new Client(options, access, sessions)
    const { platform } = client
    const shared = {
      keepMillis: CACHE_LINGER_MILLIS,
      timers: platform.timers,
      report: platform.report,
    }
    this.#client = client
    this.#loadUserOf = loadUser
    this.user = new Query({
      ...shared,
      watch: (onChange) => client.knownSession()?.subscribe(onChange),
      owner: () => client.knownSession()?.state.generation,
      recover: client.recovery.by(() => void this.user.load()),
      initial: () => (client.knownSession()?.state.status === 'signed-out' ? signedOut : pending),
      load: () => this.#loadUser(client),
    })
    this.project = new Query({
      ...shared,
      // Subscribed in order to refetch after a reconnect. Without settings there is no session, and an
      // error page works without one.
      watch: () => tryRead(() => client.knownSession())?.subscribe(() => {}),
      recover: client.recovery.by(() => void this.project.load()),
      load: () => getProject(this.client),
    })
    // A component may wait on the new page for a redirect that was not made: its next render requests it again.
    client.navigator.skippedRedirects.subscribe(() => this.user.notify())
    client.changes.subscribe(async (change) => {
      if (change.type === 'stale') {
        // The change has succeeded even if the user cannot be refetched now; the snapshot has the error.
        if (change.methods.includes('user')) await this.user.refresh().catch(() => {})
        return
      }
      for (const query of [this.user, this.project]) {
        query.markStale()
        if (query.isWatched && change.type !== 'project-deleted') query.load().catch(() => {})
      }
    })
  }

  /** The parts of the app. Behind a getter, so that nothing that prints or serializes the app prints its keys. */
  protected get client(): Client {
    return this.#client
  }

  /** @internal Returns the parts of an app, for the entries `query`, `hydrate` and `internal` of this package. */
  static clientOf(app: App<AppUser>): Client {
    return app.client
  }

  /** The ID of the project. Throws `INVALID_CONFIGURATION` if it is missing. */
  get projectId(): string {
    return this.client.settings.projectId
  }

  /** The addresses of the app's pages. */
  get urls(): PageUrls {
    return this.client.navigator.urls
  }

  /**
   * The state of the session, which can be read synchronously and subscribed to. It includes changes in
   * other tabs.
   */
  readonly session = {
    get: (): SessionSnapshot => snapshots[this.client.knownSession()?.state.status ?? 'unknown'],
    subscribe: (listener: () => void): (() => void) =>
      this.client.knownSession()?.subscribe(listener) ?? (() => {}),
  }

  /**
   * Calls a function whenever a user signs in or out, here or in another tab. It is not called for the
   * initial state, which `session.get()` returns.
   *
   * @returns a function that removes the listener
   * @example const stop = app.onAuthStateChange(({ status }) => console.log(status))
   */
  onAuthStateChange(listener: (state: SessionSnapshot) => void): () => void {
    return this.session.subscribe(() => listener(this.session.get()))
  }

  /**
   * Resolves to the signed-in user. When no user is signed in, or only an anonymous or restricted one, `or` decides; the
   * default resolves to null.
   *
   * Rejects with `NOT_SIGNED_IN` if `or` is `'throw'`, and with `ANONYMOUS_ACCOUNTS_NOT_ENABLED` when an anonymous account
   * may not be created.
   *
   * @example const user = await app.getUser({ or: 'redirect' })
   */
  getUser(options: GetUserOptions & { or: 'redirect' | 'throw' | 'anonymous' }): Promise<User>
  getUser(options?: GetUserOptions): Promise<User | null>
  getUser(options?: GetUserOptions): Promise<User | null> {
    return this.getSessionUser(options)
  }

  /** Resolves to the user of the app's session, or of the session in a token store. */
  protected async getSessionUser(
    options: GetUserOptions<ServerTokenStoreOption> = {},
  ): Promise<User | null> {
    const { or, includeRestricted, tokenStore } = ownOptions(options)
    const client = tokenStore === undefined ? this.client : this.client.with({ tokenStore })
    const read = async () => userOutcome(await this.#readUser(client), or, includeRestricted)
    let outcome = await read()
    if (outcome.kind === 'redirect') {
      await client.navigator.redirectTo(outcome.page, { replace: true })
      // The user may have signed in meanwhile, in another tab.
      outcome = await read()
    }
    switch (outcome.kind) {
      case 'user':
        return outcome.user
      case 'none':
        return null
      case 'anonymous':
        return this.#signInAnonymously(client)
      default:
        throw notSignedIn()
    }
  }

  /** The user of this app is kept; the one of another session is loaded each time. */
  #readUser(client: Client): Promise<User | null> {
    return client === this.client ? this.user.load() : this.#loadUser(client)
  }

  async #loadUser(client: Client): Promise<User | null> {
    const { status, generation } = client.session().state
    return status === 'active' ? this.#loadUserOf(client, generation) : null
  }

  /** Resolves to the project that this app belongs to. */
  getProject(): Promise<Project> {
    const { kind } = this.client.platform
    // A server keeps nothing between two calls: in an edge runtime, the timer that drops the value ends with the request.
    return kind === 'server' ? getProject(this.client) : this.project.load()
  }

  /**
   * Creates an anonymous account and signs in to it. Calls at the same time create one account. Resolves to the user. A
   * user who signs in meanwhile stays signed in.
   *
   * Rejects with `ANONYMOUS_ACCOUNTS_NOT_ENABLED` when the project does not allow it.
   */
  signInAnonymously(): Promise<User> {
    return this.#signInAnonymously(this.client)
  }

  async #signInAnonymously(client: Client): Promise<User> {
    // Read before the code of the flow loads: a user can sign in meanwhile.
    const { generation } = client.session().state
    const { signInAnonymously } = await client.load(lazyParts.anonymous)
    await signInAnonymously(client, generation)
    const user = await this.#readUser(client)
    if (user) return user
    throw notSignedIn()
  }

  /**
   * Signs in with an email address and a password, then goes to the page `afterSignIn`.
   *
   * Resolves to an error with `EMAIL_PASSWORD_MISMATCH` (which of the two is wrong is not revealed),
   * `PASSWORD_AUTHENTICATION_NOT_ENABLED`, `SCHEMA_ERROR` for a malformed address, `USER_BANNED`,
   * `ACCOUNT_DELETION_PENDING` (see `restoreAccount`), or, for a generated password, `PASSWORD_CHANGE_REQUIRED`
   * (`resetPassword` accepts `details.resetCode`) and `GENERATED_PASSWORD_EXPIRED`. If a second factor is needed,
   * `onMultiFactorRequired` or the page `mfa` asks for it, and the result can be an error of `signInWithMfa`. With
   * `noRedirect` and without `onMultiFactorRequired`, the error is `MULTI_FACTOR_AUTHENTICATION_REQUIRED`: go to that page,
   * or ask for the code and call `signInWithMfa`.
   *
   * Rejects with `COOKIES_BLOCKED`, before anything is sent, if the browser stores no cookies of the page.
   *
   * @example
   * const result = await app.signInWithPassword({ email, password })
   * if (result.status === 'error') console.log(result.error.message)
   */
  signInWithPassword(credential: Credential) {
    return signInWithPassword(this.client, credential)
  }

  /** The same as `signInWithPassword`, under the name of other kits. */
  signInWithCredential(credential: Credential) {
    return this.signInWithPassword(credential)
  }

  /**
   * Creates an account with an email address and a password, signs in, then goes to the page `afterSignUp`. Sends an
   * email to verify the address. An anonymous user becomes a regular one, with the same ID and data.
   *
   * Resolves to an error with `USER_EMAIL_ALREADY_EXISTS`, `PASSWORD_TOO_SHORT` (details: `minLength`),
   * `PASSWORD_TOO_LONG` (details: `maxLength`), `PASSWORD_TOO_WEAK` (a common password), `SIGN_UP_NOT_ENABLED`,
   * `PASSWORD_AUTHENTICATION_NOT_ENABLED`, or `SCHEMA_ERROR` for a malformed address.
   *
   * @throws LatchkeyError `INVALID_CONFIGURATION` outside a browser without `callbackUrl`
   * @example
   * const result = await app.signUpWithPassword({ email, password })
   * if (result.status === 'error') console.log(result.error.message)
   */
  async signUpWithPassword(credential: SignUpCredential) {
    return (await this.client.load(lazyParts.signUp)).signUpWithPassword(this.client, credential)
  }

  /** The same as `signUpWithPassword`, under the name of other kits. */
  signUpWithCredential(credential: SignUpCredential) {
    return this.signUpWithPassword(credential)
  }

  /**
   * Goes to an OAuth provider, where the user signs in. The provider leads back to the page `oauthCallback`, which calls
   * `callOAuthCallback`. Never resolves when the page is left. Resolves to an error with
   * `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED` for a provider that is neither built-in nor one of the project.
   *
   * Rejects with `INVALID_CONFIGURATION` if this page cannot be left for a provider, such as one in a frame or without
   * https, with `COOKIES_BLOCKED`, and with an `AbortError` when the user comes back with the browser's back button.
   *
   * @param provider the provider's ID, such as `github`; `app.getProject()` lists the enabled ones
   * @throws TypeError `INVALID_ARGUMENT` for a text that is no ID of a provider
   * @example await app.signInWithOAuth('github', { returnTo: '/projects' })
   * @see RFC 6749, section 4.1; RFC 7636
   */
  async signInWithOAuth(
    provider: SignInProvider,
    options?: SignInWithOAuthOptions,
  ): Promise<Result<never, OAuthSignInError>> {
    return (await this.client.load(lazyParts.oauth)).signInWithOAuth(this.client, provider, options)
  }

  /**
   * Resolves to the identity provider of a team that signs in an email address; null if the domain of the address has none. The
   * answer does not reveal whether there is an account. Resolves to an error with `SCHEMA_ERROR` for a malformed address.
   *
   * @example
   * const result = await app.findSsoConnection('ada@acme.com')
   * if (result.status === 'ok' && result.data?.isRequired) await app.signInWithSso({ email })
   */
  async findSsoConnection(email: string) {
    return (await this.client.load(lazyParts.oauth)).findSsoConnection(this.client, email)
  }

  /**
   * Goes to the identity provider of a team, which signs in the email addresses of its domains. It leads back as
   * `signInWithOAuth` does. Never resolves when the page is left. Resolves to an error with `SSO_NOT_AVAILABLE` if the domain
   * of the address has no provider, or with `SCHEMA_ERROR` for a malformed address.
   *
   * Rejects as `signInWithOAuth`.
   *
   * @example await app.signInWithSso({ email: 'ada@acme.com', returnTo: '/projects' })
   * @see OpenID Connect Core 1.0, section 3.1
   */
  async signInWithSso(options: SsoOptions): Promise<Result<never, SsoError>> {
    return (await this.client.load(lazyParts.oauth)).signInWithSso(this.client, options)
  }

  /**
   * Completes a sign-in with OAuth on the page `oauthCallback`, then goes to where the user wanted to go, else to
   * `afterSignUp` for a new account, else to `afterSignIn`. A user who has to set up a second factor goes to the page
   * `mfaSetup` first, which continues there.
   *
   * Resolves to whether the address held the response to a sign-in that this tab began; a second call resolves to false.
   * Without one, it leaves the address as it is and logs a warning.
   *
   * Rejects, with a message that can be shown, when the sign-in failed and has to begin again: with
   * `OAUTH_CALLBACK_FAILED`, whose `cause` has the reason, or with the code of the service, such as
   * `INVALID_AUTHORIZATION_CODE`, `OUTER_OAUTH_TIMEOUT` or `USER_BANNED`.
   *
   * @example app.callOAuthCallback().catch((error) => console.log(error.message))
   * @see RFC 6749, section 4.1.2; RFC 9207
   */
  async callOAuthCallback(): Promise<boolean> {
    const loading = this.client.load(lazyParts.oauth)
    // Until it is loaded, nothing else may go to the sign-in page: that would abort the sign-in.
    const doesNotLeave = () => false
    this.client.navigator.addPendingNavigation({
      leavesPage: loading.then(doesNotLeave, doesNotLeave),
    })
    const { callOAuthCallback } = await loading
    return callOAuthCallback(this.client, this)
  }

  /**
   * Signs in with a passkey that the user chooses, then goes to the page `afterSignIn`.
   *
   * Resolves to an error with `PASSKEY_AUTHENTICATION_FAILED` when the service does not know the passkey or does not
   * trust this page; `PASSKEY_AUTHENTICATION_NOT_ENABLED`; or `PASSKEY_WEBAUTHN_ERROR` when the browser gave no passkey:
   * `details.code` tells why and is `ERROR_CEREMONY_ABORTED` when the user canceled, and `ERROR_NO_MATCHING_PASSKEY` when
   * the device has no passkey for this site and the browser says so. One ceremony runs at a time; the next one aborts it.
   * For a second factor, it resolves as `signInWithPassword` does.
   *
   * @example
   * const result = await app.signInWithPasskey()
   * if (result.status === 'error') console.log(result.error.message)
   * @see Web Authentication, Level 3, section 5.1.4
   */
  async signInWithPasskey(options?: PasskeySignInOptions) {
    return (await this.client.load(lazyParts.passkey)).signInWithPasskey(this.client, options)
  }

  /**
   * Completes a sign-in with the six digits of the user's authenticator app or with a recovery code, then goes to the
   * page `afterSignIn`, or to `afterSignUp` if the sign-in created the account.
   *
   * Resolves to an error with `INVALID_TOTP_CODE`, after which the user can try again; or with
   * `VERIFICATION_CODE_NOT_FOUND`, `VERIFICATION_CODE_EXPIRED` (after 5 minutes), `VERIFICATION_CODE_ALREADY_USED` or
   * `VERIFICATION_CODE_MAX_ATTEMPTS_REACHED`, after which the sign-in has to begin again.
   *
   * @param totp six digits, with or without spaces, or one of the user's recovery codes
   * @param attemptCode of `getSecondFactorAttempt()`, or `details.attemptCode` of the sign-in's error
   * @throws TypeError `INVALID_ARGUMENT` if the code is empty
   * @example
   * const attempt = await app.getSecondFactorAttempt()
   * if (!attempt) return app.redirectToSignIn()
   * const result = await app.signInWithMfa(digits, attempt.attemptCode)
   */
  async signInWithMfa(totp: string, attemptCode: string, options?: SignInOptions) {
    return (await this.client.load(lazyParts.secondFactor)).signInWithMfa(
      this.client,
      totp,
      attemptCode,
      options,
    )
  }

  /** Resolves to the sign-in that waits for its second factor in this tab; null when there is none, or after 5 minutes. */
  async getSecondFactorAttempt() {
    return (await this.client.load(lazyParts.secondFactor)).getSecondFactorAttempt(this.client)
  }

  /**
   * Keeps an account that its user has deleted, if the project has a grace period. A sign-in to it resolves to the error
   * `ACCOUNT_DELETION_PENDING`: show the date `details.deleteAtMillis`, ask the user, and call this method on a click.
   * It does not sign in: the user signs in again.
   *
   * Resolves to an error with `VERIFICATION_CODE_EXPIRED` 10 minutes after the sign-in, and with
   * `VERIFICATION_CODE_NOT_FOUND` if the account is not waiting for its deletion any more.
   *
   * @param code `details.restoreCode` of the error
   * @example
   * const result = await app.signInWithPassword({ email, password })
   * if (result.status === 'error' && result.error.code === 'ACCOUNT_DELETION_PENDING')
   *   await app.restoreAccount(result.error.details.restoreCode)
   */
  async restoreAccount(code: string) {
    return (await this.client.load(lazyParts.restoreAccount)).restoreAccount(this.client, code)
  }

  /**
   * Signs a command-line tool in: shows the user a link and waits until they agreed in their browser. Resolves to the
   * refresh token of their session there, which the tool shares from then on. Never print it; keep it in a file that only
   * its owner can read (mode 0600).
   *
   * Resolves to an error with `CLI_AUTH_EXPIRED_ERROR`, `CLI_AUTH_USED_ERROR`, `INVALID_POLLING_CODE`, `SCHEMA_ERROR`
   * when the service rejects an option, or `CLI_AUTH_ERROR` for any other response and after `maxAttempts` attempts.
   * Rejects when five requests in a row failed because of the connection or the service.
   *
   * @throws TypeError `INVALID_ARGUMENT` before any request when an option is invalid
   * @example
   * const login = await app.promptCliLogin({ appUrl: 'https://app.example.com' })
   * if (login.status === 'ok') await store(login.data)
   */
  async promptCliLogin(options: CliLoginOptions) {
    return (await this.client.load(lazyParts.cliLogin)).promptCliLogin(this.client, options)
  }

  /**
   * Resolves to the phrase that a page shows before it calls `completeCliLogin`, so that the user can compare it with the
   * one in the terminal: eight letters, such as `WDJB-MJHT`. It is not a secret and does not grant access.
   *
   * @example console.log(await app.getCliLoginPhrase(loginCode))
   */
  async getCliLoginPhrase(loginCode: string): Promise<string> {
    return (await this.client.load(lazyParts.cliLogin)).cliLoginPhrase(loginCode)
  }

  /**
   * Gives the session of the signed-in user to the command-line tool of a login code. Signing out here then signs the
   * tool out. For a page that was opened with the code, and only after a click.
   *
   * Resolves to an error with `USER_AUTHENTICATION_REQUIRED` when the user is signed out, or with `CLI_AUTH_ERROR` when the
   * code is unknown, expired or used.
   *
   * @example
   * const result = await app.completeCliLogin(loginCode)
   * if (result.status === 'error') console.log(result.error.message)
   */
  async completeCliLogin(loginCode: string) {
    const http = this.client.httpOfSession()
    return (await this.client.load(lazyParts.cliLogin)).completeCliLogin(http, loginCode)
  }

  #email() {
    return this.client.load(lazyParts.email)
  }

  /**
   * Sends an email to sign in with: by its link, or by the code of six letters and digits in it. Signing in creates the
   * account if there is none.
   *
   * Resolves to `nonce`, which follows the typed code in the argument of `signInWithMagicLink`; or to an error with
   * `REDIRECT_URL_NOT_WHITELISTED` when the project does not trust the page that the email links to,
   * `SIGN_UP_NOT_ENABLED`, `USER_EMAIL_ALREADY_EXISTS` if the address belongs to an account that has not verified it (from
   * some services only), `EMAIL_NOT_SENT` if the mail server does not accept the email, or `SCHEMA_ERROR` for a malformed address.
   *
   * @example
   * const sent = await app.sendMagicLinkEmail(email)
   * if (sent.status === 'ok') await app.signInWithMagicLink(typed + sent.data.nonce)
   */
  async sendMagicLinkEmail(email: string, options?: SendMagicLinkOptions) {
    return (await this.#email()).sendMagicLinkEmail(this.client, email, options)
  }

  /**
   * Checks whether a sign-in code can be used, without using it, so that a page can ask before it replaces the current
   * session. Counts as one of the 20 attempts of a code.
   *
   * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, `VERIFICATION_CODE_EXPIRED`,
   * `VERIFICATION_CODE_ALREADY_USED` or `VERIFICATION_CODE_MAX_ATTEMPTS_REACHED`.
   */
  async checkMagicLinkCode(code: string) {
    return (await this.#email()).checkMagicLinkCode(this.client, code)
  }

  /**
   * Signs in with the code of an email, then goes to the page `afterSignUp` for a new account, else to `afterSignIn`.
   * Instead of creating an account, the service upgrades an anonymous user, who keeps the ID and data.
   *
   * Resolves to an error as `checkMagicLinkCode` does, with `SIGN_UP_NOT_ENABLED` or `USER_EMAIL_ALREADY_EXISTS` if that
   * changed since the email was sent, and for a second factor as `signInWithPassword` does.
   *
   * @param code the code of the link; or the typed code, in any case and with spaces, followed by the nonce
   * @example
   * const result = await app.signInWithMagicLink(code)
   * if (result.status === 'error') console.log(result.error.message)
   */
  async signInWithMagicLink(code: string, options?: SignInOptions) {
    return (await this.#email()).signInWithMagicLink(this.client, code, options)
  }

  /**
   * Verifies an email address with the code of an email, with or without a session. Without a session of the account, ask
   * first whether the visitor created it: `readEmailVerification` says when and where that happened.
   *
   * Resolves to an error as `checkMagicLinkCode` does.
   */
  async verifyEmail(code: string) {
    return (await this.#email()).verifyEmail(this.client, code)
  }

  /**
   * Resolves to the account that a code verifies an address for, without using the code: `email`, `isOwnAccount`, and
   * when and where the account was created. A page shows it to a visitor without a session of the account, and asks whether
   * the visitor created it: another person may have signed up with the address.
   *
   * Resolves to the same errors as `verifyEmail`. Rejects with `FEATURE_NOT_SUPPORTED` on a service without this call.
   *
   * @example
   * const result = await app.readEmailVerification(code)
   * if (result.status === 'ok' && !result.data.isOwnAccount) ask(result.data)
   */
  async readEmailVerification(code: string) {
    return (await this.#email()).readEmailVerification(this.client, code)
  }

  /**
   * Takes the address of a code from an account that the visitor did not create. If the account was created with the
   * address and has no other verified one, its sessions, passwords and other credentials end too. The address is free for
   * another account.
   *
   * Resolves to the same errors as `verifyEmail`. Rejects with `FEATURE_NOT_SUPPORTED` on a service without this call.
   */
  async rejectEmailVerification(code: string) {
    return (await this.#email()).rejectEmailVerification(this.client, code)
  }

  /** Checks whether the code of `verifyEmail` can be used, without using it. Resolves to the same errors. */
  async checkEmailVerificationCode(code: string) {
    return (await this.#email()).checkEmailVerificationCode(this.client, code)
  }

  /**
   * Sends an email with a link to set a new password, if the address has an account. The response is the same if it has
   * none, and a page should not reveal it either.
   *
   * Resolves to an error with `PASSWORD_AUTHENTICATION_NOT_ENABLED`, `REDIRECT_URL_NOT_WHITELISTED` when the project
   * does not trust the page that the email links to, `USER_NOT_FOUND` (from some services only), or `SCHEMA_ERROR` for a
   * malformed address.
   */
  async sendForgotPasswordEmail(email: string, options?: PasswordResetEmailOptions) {
    return (await this.#email()).sendForgotPasswordEmail(this.client, email, options)
  }

  /**
   * Checks whether the code of `resetPassword` can be used, without using it. Counts as one of the 20 attempts of a code.
   * Resolves to errors as `checkMagicLinkCode` does.
   */
  async verifyPasswordResetCode(code: string) {
    return (await this.#email()).verifyPasswordResetCode(this.client, code)
  }

  /**
   * Resolves to the account whose password a code resets, without using the code: its `email`, for a hidden field with
   * `autocomplete="username"`. Without that field, password managers store the new password without an account.
   *
   * Resolves to the same errors as `verifyPasswordResetCode`. Rejects with `FEATURE_NOT_SUPPORTED` on a service without
   * this call.
   *
   * @example
   * const result = await app.readPasswordReset(code)
   * if (result.status === 'ok') username.value = result.data.email ?? ''
   */
  async readPasswordReset(code: string) {
    return (await this.#email()).readPasswordReset(this.client, code)
  }

  /**
   * Sets a new password for the account of the code and ends all its sessions. If this app has one of them, it is signed out,
   * in all tabs; a session of another account stays.
   *
   * Resolves to an error as `checkMagicLinkCode` does, with `PASSWORD_TOO_WEAK` (a common password; the code can be used
   * again), and with `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` or `PASSWORD_AUTHENTICATION_NOT_ENABLED`. The last three can
   * use up the code too, so check the length first: `PASSWORD_LENGTH` has the limits.
   *
   * @example await app.resetPassword({ code, password })
   */
  async resetPassword(reset: PasswordReset) {
    return (await this.#email()).resetPassword(this.client, reset)
  }

  /**
   * Checks whether the code of a team invitation can be used, without using it and without a session. Resolves to the
   * address that the invitation was sent to, for the sign-up form of a visitor without an account; or to errors as
   * `checkMagicLinkCode` does. A revoked invitation is `VERIFICATION_CODE_NOT_FOUND`.
   *
   * @example
   * const result = await app.verifyTeamInvitationCode(code)
   * if (result.status === 'ok') signUpForm.email = result.data.recipientEmail ?? ''
   */
  async verifyTeamInvitationCode(code: string) {
    return (await this.#email()).verifyTeamInvitationCode(this.client, code)
  }

  /**
   * Resolves to the invitation to manage a project, without accepting it; or to an error as `verifyTeamInvitationCode` does.
   * Only the project `internal` has such invitations. `acceptTeamInvitation` accepts one.
   *
   * @example
   * const result = await app.getProjectInvitation(code)
   * if (result.status === 'ok') console.log(result.data.projectDisplayName, result.data.role)
   */
  async getProjectInvitation(code: string) {
    return (await this.#email()).getProjectInvitation(this.client, code)
  }

  /**
   * Resolves to the team that an invitation is for, without accepting it; or to an error as `verifyTeamInvitationCode`
   * does, or with `USER_AUTHENTICATION_REQUIRED` when the user is signed out.
   */
  async getTeamInvitationDetails(code: string) {
    return (await this.#email()).getTeamInvitationDetails(this.client, code)
  }

  /**
   * Makes the signed-in user a member of the team, whichever address the invitation was sent to. A member stays one.
   * Resolves to errors as `getTeamInvitationDetails` does; none of them uses the code up.
   */
  async acceptTeamInvitation(code: string) {
    const http = this.client.httpOfSession()
    return (await this.#email()).acceptTeamInvitation(this.client, http, code)
  }

  /**
   * Sends a request for which there is no method, for the signed-in user, and resolves to a successful response. Errors
   * reject and attempts are repeated as with every other method. Rejects with `SESSION_CHANGED` if another session begins
   * before the request is sent.
   *
   * @param path under the API, beginning with a slash; IDs in it are encoded
   * @throws TypeError `INVALID_ARGUMENT` when the path has a host, `..`, `?`, `#` or characters that must be encoded, and for a body without
   *   a method that takes one
   * @example
   * const response = await app.sendRequest('/teams', { query: { user_id: 'me' } })
   * console.log(await response.json())
   */
  async sendRequest(path: string, options?: SendRequestOptions): Promise<Response> {
    const http = this.client.httpOfSession()
    return (await this.client.load(lazyParts.sendRequest)).sendRequest(http, path, options)
  }

  /**
   * Asks the service whether it has a feature, such as `audit-log`. Resolves to false for services without it. A call of
   * such a feature rejects with `FEATURE_NOT_SUPPORTED` there.
   *
   * @example if (await app.supportsFeature('audit-log')) showAuditLog()
   */
  async supportsFeature(name: string): Promise<boolean> {
    return (await this.client.load(lazyParts.sendRequest)).supportsFeature(this.client, name)
  }

  /**
   * Requests a feature that this version does not know. No current service has such a feature, so it
   * rejects with `FEATURE_NOT_SUPPORTED` and the message of the service.
   */
  async checkFeatureSupport(name: string): Promise<never> {
    return (await this.client.load(lazyParts.sendRequest)).checkFeatureSupport(this.client, name)
  }

  /**
   * Signs out on this device immediately, ends the session at the service, then goes to the page
   * `afterSignOut`.
   *
   * Works without a connection: `confirmed` is then false, and the session is ended at the service when the device is
   * online again. Waits at most 3 s for the service. A second call meanwhile is the same sign-out.
   *
   * @example const { confirmed } = await app.signOut({ redirectUrl: '/goodbye' })
   */
  signOut(options?: SignOutOptions) {
    return signOut(this.client, options)
  }

  /**
   * Loads parts of the kit before they are needed, so that a later click responds immediately, or also
   * works without a connection.
   *
   * @example await app.preload('passkey', 'email')
   */
  async preload(...names: readonly (keyof typeof lazyParts)[]): Promise<void> {
    await Promise.all(names.map((name) => this.client.load<unknown>(lazyParts[name])))
  }

  /** Ends the timers of this app and its pending requests, which reject. Later requests reject too. */
  dispose(): void {
    this.client.dispose(
      clientError('APP_DISPOSED', 'This app was disposed of. Create another one.'),
    )
    this.user.dispose()
    this.project.dispose()
  }

  /**
   * Goes to a URL of this site or of a trusted origin. Like the other methods that go to a page, it resolves after 2 s if
   * the page was not left by then, and rejects if the URL is not trusted.
   */
  redirectTo(url: string | URL, options?: NavigateOptions): Promise<void> {
    return this.client.navigator.go(url, options)
  }

  /** Goes to the sign-in page, which leads back to the current page unless `noRedirectBack` is set. */
  redirectToSignIn(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('signIn', options)
  }

  /** Goes to the sign-up page, which leads back to the current page unless `noRedirectBack` is set. */
  redirectToSignUp(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('signUp', options)
  }

  /** Goes to the page `signOut`. */
  redirectToSignOut(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('signOut', options)
  }

  /** Goes to the page `emailVerification`. */
  redirectToEmailVerification(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('emailVerification', options)
  }

  /** Goes to the page `passwordReset`. */
  redirectToPasswordReset(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('passwordReset', options)
  }

  /** Goes to the page `forgotPassword`. */
  redirectToForgotPassword(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('forgotPassword', options)
  }

  /** Goes to the page `oauthCallback`. */
  redirectToOAuthCallback(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('oauthCallback', options)
  }

  /** Goes to the page `magicLinkCallback`. */
  redirectToMagicLinkCallback(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('magicLinkCallback', options)
  }

  /** Goes to the page `accountSettings`. */
  redirectToAccountSettings(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('accountSettings', options)
  }

  /** Goes to the page `teamInvitation`. */
  redirectToTeamInvitation(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('teamInvitation', options)
  }

  /** Goes to the page `mfa`. */
  redirectToMfa(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('mfa', options)
  }

  /** Goes to the page `mfaSetup`. */
  redirectToMfaSetup(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('mfaSetup', options)
  }

  /** Goes to the page `cliAuthConfirm`. */
  redirectToCliAuthConfirm(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('cliAuthConfirm', options)
  }

  /** Goes to the page `oauthConsent`. */
  redirectToOAuthConsent(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('oauthConsent', options)
  }

  /** Goes to the page `error`. */
  redirectToError(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('error', options)
  }

  /** Goes to the page `home`. */
  redirectToHome(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('home', options)
  }

  /** Goes where the current page returns to after signing in, else to the page `afterSignIn`. */
  redirectToAfterSignIn(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('afterSignIn', options)
  }

  /** Goes where the current page returns to after signing up, else to the page `afterSignUp`. */
  redirectToAfterSignUp(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('afterSignUp', options)
  }

  /** Goes to the page `afterSignOut`. */
  redirectToAfterSignOut(options?: RedirectOptions): Promise<void> {
    return this.client.navigator.redirectTo('afterSignOut', options)
  }
}
