/** Modules that `latchkey init` creates in an app of Astro. */

export const serverModule = `import { ServerApp } from '@latchkey/core/server'

/** One app serves all requests. It reads its keys from the LATCHKEY_… variables. */
export const latchkey = new ServerApp()
`

export const sessionModule = `import { ClientApp, type InitialUser } from '@latchkey/core'
import { LatchkeyProvider } from '@latchkey/react'
import type { ReactNode } from 'react'

let browserApp: ClientApp | undefined

/** Creates one app per page in a browser, for all islands, and one per request on a server. */
const makeApp = () =>
  typeof document === 'undefined' ? new ClientApp() : (browserApp ??= new ClientApp())

/** Without \`initialUser\`, the browser loads the user. */
export function Session(props: { initialUser?: InitialUser | null; children: ReactNode }) {
  return (
    <LatchkeyProvider app={makeApp()} initialUser={props.initialUser}>
      {props.children}
    </LatchkeyProvider>
  )
}
`

export const hostedPageModule = `import { Handler } from '@latchkey/react/pages'
import { Session } from './session'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

export const HostedPage = () => (
  <Session>
    <Handler fullPage />
  </Session>
)
`

export const handlerPage = `---
import { HostedPage } from '../../components/hosted-page'

// Renders on the server, also in a site whose other pages are static.
export const prerender = false
---

<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
  </head>
  <body>
    <HostedPage client:load />
  </body>
</html>
`
