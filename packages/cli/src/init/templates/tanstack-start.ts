import { tagName } from '../source/wrap.js'

/** Modules that `latchkey init` creates in an app of TanStack Start. */

export const serverModule = `import { createLatchkeyServer } from '@latchkey/react/tanstack-start/server'

export const { getUser, requireUser, serverApp, sessionHandler } = createLatchkeyServer()
`

/** The server route that holds the sessions of the pages. */
export const sessionRoute = `import { createFileRoute } from '@tanstack/react-router'
import { sessionHandler } from '../../../latchkey.server'

export const Route = createFileRoute('/api/latchkey/$')({
  server: { handlers: { ANY: sessionHandler } },
})
`

export const authModule = (
  hasTypeScript: boolean,
) => `import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { getUser, requireUser } from './latchkey.server'

/** Resolves to the user of this request or null. */
export const loadUser = createServerFn().handler(() => getUser(getRequest()))

/** Resolves to the signed-in user. Redirects other visitors to the sign-in page, which returns to the path. */
export const loadSignedInUser = createServerFn()
  .validator((path${hasTypeScript ? ': string' : ''}) => path)
  .handler(({ data }${hasTypeScript ? ': { data: string }' : ''}) => requireUser(data, getRequest()))
`

export const handlerRoute = `import { Handler } from '@latchkey/react/pages'
import { createFileRoute, useLocation } from '@tanstack/react-router'

export const Route = createFileRoute('/handler/$')({ component: HostedPage })

function HostedPage() {
  return <Handler fullPage location={useLocation().href} />
}
`

/** The component of a root route that has none. */
export const rootComponent = (tags: readonly string[]) => {
  const indent = (depth: number) => '  '.repeat(depth + 2)
  const closing = tags.map((tag, depth) => `${indent(depth)}</${tagName(tag)}>`)
  return `
function LatchkeyRoot() {
  return (
${tags.map((tag, depth) => `${indent(depth)}<${tag}>`).join('\n')}
${indent(tags.length)}<Outlet />
${closing.toReversed().join('\n')}
  );
}
`
}
