import { type ComponentType, createElement, useRef, useState } from 'react'
import { useApp } from '../lib/use-app.js'
import { customPageUrl, type HandledPage, pageAt } from '../lib/page-at.js'
import { PageErrorBoundary } from './page-frame/page-error-boundary.js'
import type { PageProps } from './page-frame/page-props.js'
import {
  AccountSettings,
  CliAuthConfirm,
  EmailVerification,
  ErrorPage,
  ForgotPassword,
  MagicLinkCallback,
  Mfa,
  MfaSetup,
  NotFound,
  OAuthCallback,
  OAuthConsent,
  PasswordReset,
  SignIn,
  SignOut,
  SignUp,
  SsoSetup,
  TeamInvitation,
} from './pages.js'
import { UrlContext, useCurrentUrl } from '../lib/use-current-url.js'
import { useOnce } from '../lib/use-once.js'
import { LastCardContext } from '../ui/card.js'

type Pages = Record<HandledPage | 'notFound', ComponentType<PageProps>>

const ownPages: Pages = {
  signIn: SignIn,
  signUp: SignUp,
  signOut: SignOut,
  emailVerification: EmailVerification,
  forgotPassword: ForgotPassword,
  passwordReset: PasswordReset,
  teamInvitation: TeamInvitation,
  cliAuthConfirm: CliAuthConfirm,
  oauthCallback: OAuthCallback,
  oauthConsent: OAuthConsent,
  ssoSetup: SsoSetup,
  magicLinkCallback: MagicLinkCallback,
  mfa: Mfa,
  mfaSetup: MfaSetup,
  accountSettings: AccountSettings,
  error: ErrorPage,
  notFound: NotFound,
}

/** The props of `Handler`. */
export interface HandlerProps extends PageProps {
  /** The path and query of the page. Default: those of the browser's URL. */
  location?: string | undefined
  /** Components of the app that replace hosted pages, by page. */
  pages?: { [P in keyof Pages]?: Pages[P] | undefined } | undefined
}

/**
 * Renders all hosted pages under `/handler/*`. The URL selects the page, including aliases such as `log-in` and
 * `register`. The page receives all other props.
 *
 * @example <Route path="/handler/*" element={<Handler fullPage />} />
 */
export function Handler({ location, pages, ...page }: HandlerProps) {
  const app = useApp()
  const own = useCurrentUrl()
  const lastCard = useRef(null)
  const address = location ?? own
  // Without a location, a server cannot select a page, so it renders the skeleton of the most frequent one.
  if (address === '') return <SignIn {...page} />
  const name = pageAt(address, app.urls)
  const customUrl = name && customPageUrl(name, address, app.urls)
  const pageName = customUrl ? 'error' : (name ?? 'notFound')
  const element = createElement(pages?.[pageName] ?? ownPages[pageName], page)
  return (
    <UrlContext.Provider value={location}>
      <LastCardContext.Provider value={lastCard}>
        {customUrl ? (
          <PageErrorBoundary key={customUrl} onEvent={page.onEvent} fallback={() => element}>
            <RedirectToCustomPage address={customUrl} />
          </PageErrorBoundary>
        ) : (
          element
        )}
      </LastCardContext.Provider>
    </UrlContext.Provider>
  )
}

/** Navigates to the URL at which the app hosts this page. Throws if the navigation is not allowed there. */
function RedirectToCustomPage({ address }: { address: string }): null {
  const app = useApp()
  const [refusal, setRefusal] = useState<Error>()
  useOnce(() => void app.redirectTo(address, { replace: true }).catch(setRefusal), true)
  if (refusal) throw refusal
  return null
}
