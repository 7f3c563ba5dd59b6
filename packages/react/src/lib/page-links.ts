import type { ClientApp, PageName } from '@latchkey/core'
import { pageUrl, type RestrictedUserPage } from '@latchkey/core/internal'
import { useSyncExternalStore } from 'react'
import { useApp } from './use-app.js'
import { linkTo, watchUrl } from './platform.js'

/** The pages that hosted pages link or redirect to. */
export type Destination = Extract<
  PageName,
  | 'signIn'
  | 'signUp'
  | 'forgotPassword'
  | 'accountSettings'
  | 'mfa'
  | 'mfaSetup'
  | 'home'
  | 'afterSignIn'
  | 'afterSignUp'
  | 'afterSignOut'
>

/** The pages that follow a sign-in. */
export type NextPage = Extract<
  Destination,
  'afterSignIn' | 'afterSignUp' | 'home' | 'mfa' | 'mfaSetup'
>

const methodOf = (page: Destination) =>
  `redirectTo${page.replace(/^./, (first) => first.toUpperCase())}` as `redirectTo${Capitalize<Destination>}`

/** Goes to a page of the app with the app's `redirectMethod`. */
export const goTo = (app: ClientApp, page: Destination): Promise<void> => app[methodOf(page)]()

/** Goes to the page on which a restricted user ends the restriction, in place of the current page. */
export const redirectRestrictedUser = (app: ClientApp, page: RestrictedUserPage): Promise<void> =>
  page === 'mfaSetup'
    ? app.redirectToMfaSetup({ replace: true })
    : app.redirectToAccountSettings({ replace: true })

/** Returns the URL of one of the app's pages for a link, with the return URL in it. */
export function usePageUrl(page: Destination): string {
  const app = useApp()
  const plain = () => app.urls[page]
  const current = () => {
    try {
      return linkTo(pageUrl(app, page))
    } catch {
      // The URL is not trusted, so there is no return URL. The link still leads to the page.
      return linkTo(plain())
    }
  }
  // The return URL depends on the address of the page, which a server may not know.
  return useSyncExternalStore(watchUrl, current, plain)
}

const never = () => () => {}

/** Returns the `href` of a link to a URL of this site. A server knows no `<base>` and returns the URL as it is. */
export const useLinkTo = (address: string): string =>
  useSyncExternalStore(
    never,
    () => linkTo(address),
    () => address,
  )
