/** Modules that `latchkey init` creates in an app of Next.js. */

export const nextServer = (
  hasTypeScript: boolean,
) => `import { ServerApp } from '@latchkey/core/server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { connection } from 'next/server'
import { cache } from 'react'

/** One app serves all requests. It reads its keys from the LATCHKEY_… variables. */
export const latchkey = new ServerApp()

/** Resolves to the user of this request or null. Loads the user once per request. */
export const getCurrentUser = cache(async () => {
  // Excludes the page from prerendering, because the token is checked at the time of the request.
  await connection()
  return latchkey.getInitialUser(await headers())
})

/** Resolves to the signed-in user. Redirects other visitors to the sign-in page, which returns to \`path\`. */
export async function requireUser(path${hasTypeScript ? ': string' : ''}) {
  const user = await getCurrentUser()
  if (user && !user.isAnonymous) return user
  const query = new URLSearchParams({ after_auth_return_to: path })
  return redirect(\`\${latchkey.urls.signIn}?\${query}\`)
}
`

const typedSession = `'use client'

import type { InitialUser } from '@latchkey/core'
import { ClientApp } from '@latchkey/core/server-sessions'
import { LatchkeyProvider } from '@latchkey/react'
import type { ReactNode } from 'react'

const createApp = () => new ClientApp({ sessions: 'server' })

let browserApp: ClientApp | undefined

/** Creates one app per page in a browser, and one per request on a server. */
const getApp = () =>
  typeof document === 'undefined' ? createApp() : (browserApp ??= createApp())

export function Session(props: { initialUser: InitialUser | null; children: ReactNode }) {
  return (
    <LatchkeyProvider app={getApp()} initialUser={props.initialUser}>
      {props.children}
    </LatchkeyProvider>
  )
}
`

export const nextSession = (hasTypeScript: boolean) =>
  hasTypeScript
    ? typedSession
    : typedSession
        .replace("import type { InitialUser } from '@latchkey/core'\n", '')
        .replace("import type { ReactNode } from 'react'\n", '')
        .replace('let browserApp: ClientApp | undefined', 'let browserApp')
        .replace('(props: { initialUser: InitialUser | null; children: ReactNode })', '(props)')

/** The route that holds the sessions of the pages. */
export const nextSessionRoute = `import { latchkey } from '../../../../latchkey'

const handler = latchkey.createSessionHandler()

export { handler as GET, handler as POST, handler as PUT, handler as PATCH, handler as DELETE }
`

export const nextHandler = `import { Handler } from '@latchkey/react/pages'

export default function HostedPage() {
  return <Handler fullPage />
}
`
