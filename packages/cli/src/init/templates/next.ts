/** Modules that `latchkey init` creates in an app of Next.js. */

export const nextServer = `import { createLatchkeyServer } from '@latchkey/react/next/server'

export const { getUser, requireUser, serverApp, sessionHandler } = createLatchkeyServer()
`

/** The route that holds the sessions of the pages. */
export const nextSessionRoute = `export {
  sessionHandler as DELETE,
  sessionHandler as GET,
  sessionHandler as PATCH,
  sessionHandler as POST,
  sessionHandler as PUT,
} from '../../../../latchkey'
`

export const nextHandler = `import { Handler } from '@latchkey/react/pages'

export default function HostedPage() {
  return <Handler fullPage />
}
`
