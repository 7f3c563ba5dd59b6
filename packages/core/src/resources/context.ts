import type { KnownError } from '@latchkey/contract/errors/error'
import type { readTeam } from '@latchkey/contract/routes/teams'
import type { Query } from '../cache/query.js'
import type { Memory, ReadsOf } from '../cache/read.js'
import type { Answered, Caller } from '../http/call.js'
import type { Circuit } from '../http/circuit.js'
import type { CallOptions, Http } from '../http/http.js'
import type { Listeners } from '../lib/listeners.js'
import type { Result } from '../lib/result.js'
import type { Loader } from '../lib/lazily.js'
import type { Platform } from '../platform/platform.js'
import type { Site } from '../redirect/page-url.js'
import type { PageName, RedirectOptions } from '../redirect/urls.js'
import type { RefreshedTokens } from '../session/renew.js'
import type { Session } from '../session/session.js'
import type { TokenPair } from '../session/tokens.js'
import type { Completed } from '../flows/mfa.js'
import type { CurrentUser } from './current-user.js'
import type { Team } from './team.js'

/** Where the service is, and what an app is to it. Read when first needed, not when the app is made. */
export interface Settings {
  readonly projectId: string
  readonly publishableClientKey: string
  readonly baseUrl: string
  /** Where every call of the protocol begins. */
  readonly apiUrl: string
  readonly headerPrefix?: string | undefined
  readonly cookiePrefix: string
}

/** What is asked of a person who has a second factor. */
export interface SecondFactorAttempt {
  /** Goes with the six digits to `signInWithMfa`. It is a secret: never in a URL or a cookie. */
  readonly attemptCode: string
}

/** What an app's developer can say about flows. */
export interface FlowOptions {
  /**
   * Scopes that a provider is asked for whenever somebody signs in with it or links it, by the provider's id,
   * such as `github`: in small letters.
   */
  oauthScopesOnSignIn?: { readonly [provider: string]: readonly string[] } | undefined
  /** Asks the person for the six digits of the second factor. Default: the MFA page does. */
  onMultiFactorRequired?: ((attempt: SecondFactorAttempt) => Promise<string>) | undefined
}

/** An address that was not gone to. It may hold secrets. */
export interface Refused {
  readonly refused: string
}

/** What a sign-in was answered with: tokens, and maybe more. */
export interface BegunSession {
  readonly accessToken: string
  readonly refreshToken?: string | null | undefined
}

/** How a sign-in goes on, once the service has said yes. */
export interface EnterOptions {
  /** Stay on this page. */
  noRedirect?: boolean | undefined
  /** Go on as after a sign-up. */
  isNewUser?: boolean | undefined
}

/** Asks for an access token by a refresh token. */
export type Trade = (
  ctx: Context,
  refreshToken: string,
  options: CallOptions,
) => Promise<Result<RefreshedTokens, KnownError>>

/** What is remembered: the user, and the reads of the user and of teams. */
export type Remembered = 'user' | keyof ReadsOf<CurrentUser> | keyof ReadsOf<Team>

/** What a flow is given of the app that it belongs to. Calls speak for whoever is signed in. */
export interface Context extends Caller, Loader {
  /** Does the work of a call; see `Http`. */
  readonly during: Http['during']
  /** Spares a service that cannot refresh sessions. */
  readonly refreshes: Circuit
  readonly platform: Platform
  readonly settings: Settings
  readonly options: FlowOptions
  readonly site: Site
  /** The signed-in person, watched; null while nobody is. */
  readonly user: Query<CurrentUser | null> & Pick<Listeners, 'notify'>
  /** The session. Throws, with what to do, where there can be none. */
  open(): Session
  /** What speaks for one session, by its key: once that has changed, calls reject. */
  own(key: number): Context
  /** Both tokens of the current session, the access token with 20 s left; null ones when signed out. */
  tokens(): Promise<TokenPair>
  /** Where an access token is not asked for as a client does it. */
  readonly trade?: Trade | undefined
  /** Is told of an access token that the service refused, so that it is not handed out again. */
  rejected(accessToken: string): void
  /** Is told of a redirect that was refused. */
  tell(refused: Refused): void
  /** Whether there is a place to keep a session in. */
  readonly hasTokenStore: boolean
  /**
   * What a sign-in comes to: where its second factor is missing, that is asked for, as `askForSecondFactor`
   * says. Any other is given back.
   */
  withSecondFactor<First extends Result<unknown, KnownError>>(
    first: First,
    options?: Pick<EnterOptions, 'noRedirect'>,
  ): Promise<First | Completed>
  /**
   * Keeps the session that a sign-in was answered with, then goes on to the page after it; resolves to
   * what the sign-in then does.
   */
  enter(session: BegunSession, options?: EnterOptions): Promise<Result<undefined, never>>
  /**
   * A sign-in that is being completed on this page. Resolves to whether that leads to another
   * page.
   */
  arrival?: Promise<boolean> | undefined
  /** A sign-out that the service is being told of, and what it was given. */
  leaving?: readonly [left: Promise<SignedOut>, options: SignOutOptions | undefined] | undefined
  /** Goes to one of the app's pages. */
  redirectTo(page: PageName, options?: RedirectOptions): Promise<void>
  /** Goes to an address that the gate lets through. */
  go(url: string, options?: { replace?: boolean | undefined }): Promise<void>
  /**
   * The absolute address of a page, for those who come back to it from elsewhere: a mail, a provider.
   *
   * @param returnTo where that page leads back to. Default: where the current one does
   */
  callbackUrl(page: PageName, returnTo?: string): Promise<string>
  /**
   * What a change does in the end: whatever is remembered under these names of methods, whatever they
   * were given, is stale, and read again if it is watched. `user` is the user, whose new state is
   * waited for.
   */
  refresh(...names: readonly Remembered[]): Promise<void>
  /** Ends the session on this device, tells the service, then goes to the page for signed-out people. */
  signOut(options?: SignOutOptions): Promise<SignedOut>
}

/**
 * What a noun of one user is given. Its calls speak for one session: once it has changed, they reject
 * instead of speaking for somebody else.
 */
export interface UserContext extends Context, Memory {
  /** Whose nouns these are, as the protocol names them: `me`, or a user's id. */
  readonly subject: string
  /** Makes the model of a team that the service has answered with. */
  team(answer: Answered<typeof readTeam>): Team
}

/** What a noun of one team is given; what it reads is remembered for that team. */
export interface TeamContext extends UserContext {
  readonly teamId: string
}

/** What a noun is given that both a user and a team have. */
export type OwnerContext = UserContext & Partial<Pick<TeamContext, 'teamId'>>

export interface SignOutOptions {
  /** Where to go afterwards. Default: the page `afterSignOut`. */
  redirectUrl?: string | undefined
  /** Stay on this page. */
  noRedirect?: boolean | undefined
}

export interface SignedOut {
  /**
   * False when the service could not be told yet: the session has ended on this device, and the
   * service is told again in the background.
   */
  readonly confirmed: boolean
}
