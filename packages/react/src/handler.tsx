import { type ComponentType, createElement, useRef, useState } from 'react'
import { useApp } from './hooks/use-app.js'
import { customPageUrl, type HandledPage, pageAt } from './lib/page-at.js'
import { PageErrorBoundary } from './pages/page/page-error-boundary.js'
import type { PageProps } from './pages/page/page-props.js'
import {
  AccountSettings,
  CliAuthConfirm,
  EmailVerification,
  ErrorPage,
  ForgotPassword,
  MagicLinkCallback,
  Mfa,
  NotFound,
  OAuthCallback,
  PasswordReset,
  SignIn,
  SignOut,
  SignUp,
  TeamInvitation,
} from './pages/pages.js'
import { UrlContext, useCurrentUrl } from './lib/use-current-url.js'
import { useOnce } from './lib/use-once.js'
import { LastCardContext } from './ui/card.js'

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
  magicLinkCallback: MagicLinkCallback,
  mfa: Mfa,
  accountSettings: AccountSettings,
  error: ErrorPage,
  notFound: NotFound,
}

/** The props of `Handler`. */
export interface HandlerProps extends PageProps {
  /** Path and query, where the browser's address is not the one that counts. */
  location?: string | undefined
  /** The app's own components in place of ours, by page. */
  pages?: { [P in keyof Pages]?: Pages[P] | undefined } | undefined
}

/**
 * Every hosted page: put it at `/handler/*`. It picks the page by the address, `log-in`, `register`
 * and other spellings included, and passes its other properties on to it.
 *
 * @example <Route path="/handler/*" element={<Handler fullPage />} />
 */
export function Handler({ location, pages, ...page }: HandlerProps) {
  const app = useApp()
  const own = useCurrentUrl()
  const lastCard = useRef(null)
  const address = location ?? own
  // A server without a location sends what most people come for: the skeleton of a form.
  if (address === '') return <SignIn {...page} />
  const name = pageAt(address, app.urls)
  const instead = name && customPageUrl(name, address, app.urls)
  const shown = instead ? 'error' : (name ?? 'notFound')
  const here = createElement(pages?.[shown] ?? ownPages[shown], page)
  return (
    <UrlContext.Provider value={location}>
      <LastCardContext.Provider value={lastCard}>
        {instead ? (
          <PageErrorBoundary key={instead} onEvent={page.onEvent} fallback={() => here}>
            <Elsewhere address={instead} />
          </PageErrorBoundary>
        ) : (
          here
        )}
      </LastCardContext.Provider>
    </UrlContext.Provider>
  )
}

/** Navigates to the URL at which the app hosts this page. Throws if the navigation is not allowed there. */
function Elsewhere({ address }: { address: string }): null {
  const app = useApp()
  const [refusal, setRefusal] = useState<Error>()
  useOnce(() => void app.redirectTo(address, { replace: true }).catch(setRefusal), true)
  if (refusal) throw refusal
  return null
}
