import { ClientApp } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { ServerApp } from '@latchkey/core/server'

// Compiled only: optional options accept `undefined`, such as unset environment variables, also
// under `exactOptionalPropertyTypes`.

declare const text: string | undefined
declare const flag: boolean | undefined
declare const header: string | null | undefined

export async function passWhatMayBeUndefined() {
  const app = new ClientApp({ projectId: text, publishableClientKey: text, baseUrl: text })
  await app.signInWithCredential({ email: '', password: '', noRedirect: flag })
  await app.signOut({ redirectUrl: text, noRedirect: flag })
  await app.redirectToSignIn({ replace: flag, noRedirectBack: flag })
  await app.sendMagicLinkEmail('', { callbackUrl: text })
  await app.getUser({ or: flag ? 'anonymous-if-exists' : undefined })
  const server = new ServerApp({ projectId: text, secretServerKey: text })
  await server.getUser({ apiKey: header })
  return new AdminApp({ projectId: text, superSecretAdminKey: text })
}
