/** Modules that `latchkey init` creates in an app of React Router in framework mode. */

export const serverModule = `import { createLatchkeyServer } from '@latchkey/react/react-router/server'

export const { getUser, requireUser, serverApp, sessionHandler } = createLatchkeyServer()
`

/** The resource route that holds the sessions of the pages. */
export const sessionRoute = `import { sessionHandler } from '../latchkey.server'

export const loader = sessionHandler
export const action = sessionHandler
`

export const handlerRoute = `import { Handler } from '@latchkey/react/pages'
import { useLocation } from 'react-router'

export default function HostedPage() {
  const { pathname, search } = useLocation()
  return <Handler fullPage location={pathname + search} />
}
`

/** Exports of the root route that load the user. */
export const rootExports = (hasTypeScript: boolean) => `
export const loader = ({ request }${hasTypeScript ? ': LoaderFunctionArgs' : ''}) => getUser(request);

/** Every page contains the current user, so no cache may store it. */
export const headers = () => ({ 'cache-control': 'private, no-store' });
`
