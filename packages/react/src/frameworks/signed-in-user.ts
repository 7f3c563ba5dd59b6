import type { InitialUser } from '@latchkey/core'
import { pageUrl, restrictedUserPage } from '@latchkey/core/internal'
import type { ServerApp } from '@latchkey/core/server'

/**
 * Returns the user if a page for signed-in users may be rendered. Otherwise, redirects: to the sign-in page, or with a user
 * who has to verify the email or to set up the second factor first, to the page for that.
 *
 * @param path where the sign-in returns to
 * @param redirect throws the redirect of the framework
 */
export function signedInUser(
  app: ServerApp,
  user: InitialUser | null,
  path: string,
  redirect: (url: string) => never,
): InitialUser {
  const hasAccount = user !== null && !user.isAnonymous
  if (hasAccount && !user.isRestricted) return user
  const page = hasAccount ? restrictedUserPage(user) : 'signIn'
  return redirect(pageUrl(app, page, { returnTo: path }))
}
