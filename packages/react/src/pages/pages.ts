import { lazyPage } from './lazy-page.js'

/**
 * Signs a person in.
 *
 * @example <SignIn fullPage onEvent={({ type }) => track(type)} />
 */
export const SignIn = lazyPage(async () => (await import('./sign-in/sign-in.js')).SignIn, 2)

/**
 * Creates an account and signs in to it.
 *
 * @example <SignUp fullPage slots={{ terms: <a href="/terms">Terms</a> }} />
 */
export const SignUp = lazyPage(async () => (await import('./sign-up/sign-up.js')).SignUp, 2)

/**
 * Signs out as soon as it is shown, and says so. Asks first when another site has led here.
 *
 * @example <SignOut fullPage />
 */
export const SignOut = lazyPage(async () => (await import('./sign-out/sign-out.js')).SignOut, 0)

/**
 * Confirms an e-mail address with the code of a mailed link. The code is used on a click only, since
 * mail scanners open links too; nobody needs to be signed in.
 *
 * @example <EmailVerification fullPage />
 */
export const EmailVerification = lazyPage(
  async () => (await import('./email-verification/email-verification.js')).EmailVerification,
  0,
)

/**
 * Sends a mail whose link leads to a new password. It says the same whether there is an account or not.
 *
 * @example <ForgotPassword fullPage />
 */
export const ForgotPassword = lazyPage(
  async () => (await import('./forgot-password/forgot-password.js')).ForgotPassword,
  1,
  true,
)

/**
 * Gives an account a new password with the code of a mailed link. Nobody is signed in by it.
 *
 * @example <PasswordReset fullPage />
 */
export const PasswordReset = lazyPage(
  async () => (await import('./password-reset/password-reset.js')).PasswordReset,
  2,
  true,
)

/**
 * Shows which team a mailed invitation is to and who would join, and asks. Nobody joins without a click.
 *
 * @example <TeamInvitation fullPage redirectTo="/team" />
 */
export const TeamInvitation = lazyPage(
  async () => (await import('./team-invitation/team-invitation.js')).TeamInvitation,
  1,
)

/**
 * Asks the signed-in person whether a command-line tool may use their account, which only they can tell:
 * it shows what to compare with the terminal.
 *
 * @example <CliAuthConfirm fullPage />
 */
export const CliAuthConfirm = lazyPage(
  async () => (await import('./cli-auth-confirm/cli-auth-confirm.js')).CliAuthConfirm,
  3,
)

/**
 * Says in our own words what the code in the address means, and what to do next.
 *
 * @example <ErrorPage fullPage />
 */
export const ErrorPage = lazyPage(async () => (await import('./error/error-page.js')).ErrorPage, 0)

/**
 * Asks for the six digits of an authenticator app, and completes the sign-in that waits for them in this
 * tab.
 *
 * @example <Mfa fullPage />
 */
export const Mfa = lazyPage(async () => (await import('./mfa/mfa.js')).Mfa, 1)

/**
 * Takes up the answer of a provider as soon as it is shown, once, and goes on into the app.
 *
 * @example <OAuthCallback fullPage />
 */
export const OAuthCallback = lazyPage(
  async () => (await import('./oauth-callback/oauth-callback.js')).OAuthCallback,
  0,
)

/**
 * Signs in with the link of a mail: on a click only, since mail scanners open links too, and after
 * saying whom it would sign out.
 *
 * @example <MagicLinkCallback fullPage />
 */
export const MagicLinkCallback = lazyPage(
  async () => (await import('./magic-link-callback/magic-link-callback.js')).MagicLinkCallback,
  0,
)

/**
 * Everything that people can change of their account: profile, addresses, ways to sign in, sessions, keys
 * and teams. Each section has an address of its own, such as `/handler/account-settings/sessions`.
 *
 * @example <AccountSettings fullPage />
 */
export const AccountSettings = lazyPage(
  async () => (await import('./account-settings/account-settings.js')).AccountSettings,
  3,
)

/** What the handler shows where it has no page. */
export const NotFound = lazyPage(async () => (await import('./not-found/not-found.js')).NotFound, 0)
