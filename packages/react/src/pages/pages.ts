import { SettingsSkeleton } from '../ui/settings-skeleton.js'
import { lazyPage } from './page-frame/lazy-page.js'

/**
 * Signs the user in.
 *
 * @example <SignIn fullPage onEvent={({ type }) => track(type)} />
 */
export const SignIn = /* @__PURE__ */ lazyPage(() => import('./sign-in/sign-in.js'), {
  fields: 2,
})

/**
 * Creates an account and signs the user in.
 *
 * @example <SignUp fullPage slots={{ terms: <a href="/terms">Terms</a> }} />
 */
export const SignUp = /* @__PURE__ */ lazyPage(() => import('./sign-up/sign-up.js'), {
  fields: 2,
  hasHelp: true,
})

/**
 * Signs the user out when it is shown. Asks first if another site led here.
 *
 * @example <SignOut fullPage />
 */
export const SignOut = /* @__PURE__ */ lazyPage(() => import('./sign-out/sign-out.js'), {
  fields: 0,
})

/**
 * Verifies an email address with the code of an emailed link. The page uses the code only after a click,
 * because email scanners open links too. The visitor may be signed out.
 *
 * @example <EmailVerification fullPage />
 */
export const EmailVerification = /* @__PURE__ */ lazyPage(
  () => import('./email-verification/email-verification.js'),
  { fields: 0 },
)

/**
 * Sends an email with a link to set a new password. The page looks the same whether there is an account or
 * not.
 *
 * @example <ForgotPassword fullPage />
 */
export const ForgotPassword = /* @__PURE__ */ lazyPage(
  () => import('./forgot-password/forgot-password.js'),
  { fields: 1, hasLead: true },
)

/**
 * Sets a new password with the code of an emailed link. The page does not sign the user in.
 *
 * @example <PasswordReset fullPage />
 */
export const PasswordReset = /* @__PURE__ */ lazyPage(
  () => import('./password-reset/password-reset.js'),
  { fields: 2, hasLead: true, hasHelp: true },
)

/**
 * Shows the team of an emailed invitation and the account that would join. The user joins only with a click.
 *
 * @example <TeamInvitation fullPage redirectTo="/team" />
 */
export const TeamInvitation = /* @__PURE__ */ lazyPage(
  () => import('./team-invitation/team-invitation.js'),
  { fields: 1 },
)

/**
 * Asks the signed-in user whether a command-line tool may use the account, and shows a phrase to compare with the
 * terminal.
 *
 * @example <CliAuthConfirm fullPage />
 */
export const CliAuthConfirm = /* @__PURE__ */ lazyPage(
  () => import('./cli-auth-confirm/cli-auth-confirm.js'),
  { fields: 3 },
)

/**
 * Explains the error code in the URL and shows the next steps.
 *
 * @example <ErrorPage fullPage />
 */
export const ErrorPage = /* @__PURE__ */ lazyPage(() => import('./error/error-page.js'), {
  fields: 0,
})

/**
 * Asks for the code of an authenticator app and completes the pending sign-in of this tab.
 *
 * @example <Mfa fullPage />
 */
export const Mfa = /* @__PURE__ */ lazyPage(() => import('./mfa/mfa.js'), {
  fields: 1,
  hasLead: true,
})

/**
 * Sets up the authenticator app that the project requires as a second factor. While some days are left, the user can
 * continue without it.
 *
 * @example <MfaSetup fullPage />
 */
export const MfaSetup = /* @__PURE__ */ lazyPage(() => import('./mfa-setup/mfa-setup.js'), {
  fields: 0,
})

/**
 * Handles the response of an OAuth provider once and redirects to the app.
 *
 * @example <OAuthCallback fullPage />
 */
export const OAuthCallback = /* @__PURE__ */ lazyPage(
  () => import('./oauth-callback/oauth-callback.js'),
  { fields: 0 },
)

/**
 * Asks the signed-in user whether another app may use the account. The authorization server of the project leads here.
 *
 * @example <OAuthConsent fullPage />
 */
export const OAuthConsent = /* @__PURE__ */ lazyPage(
  () => import('./oauth-consent/oauth-consent.js'),
  { fields: 3 },
)

/**
 * Lets the administrator of a customer set the single sign-on of a team up, with the link of `createSetupLink`. The visitor
 * needs no account.
 *
 * @example <SsoSetup fullPage />
 */
export const SsoSetup = /* @__PURE__ */ lazyPage(() => import('./sso-setup/sso-setup.js'), {
  fields: 1,
  hasLead: true,
})

/**
 * Signs the user in with an emailed link. The page uses the link only after a click, because email scanners
 * open links too, and says which user it would sign out.
 *
 * @example <MagicLinkCallback fullPage />
 */
export const MagicLinkCallback = /* @__PURE__ */ lazyPage(
  () => import('./magic-link-callback/magic-link-callback.js'),
  { fields: 0 },
)

/**
 * The account settings: profile, email addresses, sign-in methods, sessions, API keys and teams. Each section has its
 * own URL, such as `/handler/account-settings/sessions`.
 *
 * @example <AccountSettings fullPage />
 */
export const AccountSettings = /* @__PURE__ */ lazyPage(
  () => import('./account-settings/account-settings.js'),
  SettingsSkeleton,
)

/** The page that the handler shows for an unknown path. */
export const NotFound = /* @__PURE__ */ lazyPage(() => import('./not-found/not-found.js'), {
  fields: 0,
})
