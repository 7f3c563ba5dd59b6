import type { ClientApp } from '@latchkey/core'
import type { PageProps } from '../page/page-props.js'

/** Signs out and goes to the sign-in page, which leads back to the current page, for a new session of the same user. */
export async function signInAgain(app: ClientApp, onEvent: PageProps['onEvent']): Promise<void> {
  const { confirmed } = await app.signOut({ noRedirect: true })
  onEvent?.({ type: 'signed-out', confirmed })
  await app.redirectToSignIn()
}
