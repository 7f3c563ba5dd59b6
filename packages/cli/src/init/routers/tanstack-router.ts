import { pathIn } from '../app.js'
import { importPath, type Plan } from '../plan.js'
import { appendElements } from '../source/lists.js'
import { callName, type SourceModule } from '../source/source-module.js'
import { tanstackRoute } from '../templates/vite.js'

const ROOT_ROUTE_FILE = /(^|\/)__root\.[jt]sx$/

/** Resolves to the path of the root route of file routes; undefined for an app that lists its routes in the code. */
export async function findRootRoute(plan: Plan, sourceFolder: string): Promise<string | undefined> {
  const modules = await plan.parseAll(sourceFolder)
  return modules.find(({ path }) => ROOT_ROUTE_FILE.test(path))?.path
}

const HANDLER_ROUTE = `const handlerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/handler/$',
  component: HandlerPage,
});
`

const INSTRUCTION = `Add a route for the hosted pages to your route tree:

import { createRoute } from '@tanstack/react-router'
import { HandlerPage } from './handler-page'

${HANDLER_ROUTE}
and list it: rootRoute.addChildren([handlerRoute, …])
`

/** Returns the lists of `addChildren`, called on the root route of the module. */
function findChildren(module: SourceModule) {
  return module.calls.flatMap((call) => {
    const { callee } = call
    const [list] = call.arguments
    if (callee.type !== 'MemberExpression' || callName(call) !== 'addChildren') return []
    if (callee.object.type !== 'Identifier' || list?.type !== 'ArrayExpression') return []
    const parent = module.valueOf(callee.object.name)
    const isRoot =
      parent?.type === 'CallExpression' && callName(parent)?.startsWith('createRootRoute')
    return isRoot ? { rootRoute: callee.object.name, list } : []
  })
}

const addRoute =
  (handlerPage: string) =>
  (module: SourceModule): boolean => {
    const [children, ...others] = findChildren(module)
    if (children === undefined || others.length > 0) return false
    const statement = module.program.body.find(
      ({ start, end }) => start <= children.list.start && end >= children.list.end,
    )
    if (statement === undefined) return false
    const code = HANDLER_ROUTE.replace('rootRoute', () => children.rootRoute)
    module.insert(statement.start, `${module.styled(code)}\n`)
    appendElements(module, children.list, 'handlerRoute')
    module.addNamedImports('@tanstack/react-router', 'createRoute')
    module.addImport(`import { HandlerPage } from '${importPath(module.path, handlerPage)}'`)
    return true
  }

/** Plans the route of the hosted pages in an app of TanStack Router. */
export async function planTanstackRoute(plan: Plan, sourceFolder: string): Promise<void> {
  const component = plan.app.hasTypeScript ? 'tsx' : 'jsx'
  const handlerPage = pathIn(sourceFolder, 'handler-page')
  const root = await findRootRoute(plan, sourceFolder)
  if (root !== undefined) {
    const path = `${root.slice(0, root.lastIndexOf('/'))}/handler.$.${component}`
    return plan.create(path, tanstackRoute(importPath(path, handlerPage)))
  }
  const modules = await plan.parseAll(sourceFolder)
  if (modules.some(({ text }) => text.includes('HandlerPage') && text.includes('/handler/$')))
    return
  const candidates = modules.filter((module) => findChildren(module).length > 0)
  const path = candidates.length === 1 ? candidates[0]?.path : undefined
  if (path === undefined) plan.addManualStep('the routes', INSTRUCTION)
  else await plan.editModule(path, addRoute(handlerPage), INSTRUCTION)
}
