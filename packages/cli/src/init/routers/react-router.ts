import { posix } from 'node:path'
import type { ArrayExpression, CallExpression, Span } from 'oxc-parser'
import { pathIn } from '../app.js'
import { importPath, type Plan } from '../plan.js'
import { prependElement } from '../source/lists.js'
import {
  callName,
  elementName,
  isJsx,
  type Jsx,
  type SourceModule,
  withoutAssertion,
} from '../source/source-module.js'

const ROUTER_SOURCE = /^react-router(-dom)?(\/dom)?$/

const DATA_ROUTE = "{ path: '/handler/*', Component: HandlerPage }"
const ROUTE_ELEMENT = '<Route path="/handler/*" element={<HandlerPage />} />'

const INSTRUCTION = `Add a route for the hosted pages beside your outermost routes:

import { HandlerPage } from './handler-page'

// in createBrowserRouter or useRoutes
${DATA_ROUTE},

// or in <Routes>
${ROUTE_ELEMENT}
`

/** A list of routes: an array of objects, or elements inside `parent`. */
type RouteList = { readonly module: SourceModule } & (
  | { readonly array: ArrayExpression }
  | { readonly parent: Jsx }
  /** A single route, which needs a fragment to get a sibling. */
  | { readonly single: Span }
)

const elementsNamed = (module: SourceModule, names: readonly string[]) =>
  module.elements.filter((element) => names.includes(elementName(element) ?? ''))

const callsOf = (module: SourceModule, names: readonly string[]) =>
  module.calls.filter(
    (call) => call.callee.type === 'Identifier' && names.includes(callName(call) ?? ''),
  )

/** Finds the module of a relative import. */
function resolveImport(modules: readonly SourceModule[], from: string, source: string) {
  if (!source.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(from), source)
  const withoutExtension = (path: string) => path.replace(/\.[cm]?[jt]sx?$/, '')
  return modules.find(({ path }) =>
    [withoutExtension(target), `${target}/index`, target].includes(withoutExtension(path)),
  )
}

/** Finds the list that a variable contains, also if another module exports it. */
function listOfVariable(
  modules: readonly SourceModule[],
  module: SourceModule,
  name: string,
): RouteList | undefined {
  const value = module.valueOf(name)
  if (value) return value.type === 'ArrayExpression' ? { module, array: value } : undefined
  for (const declaration of module.imports)
    for (const specifier of declaration.specifiers) {
      if (specifier.local.name !== name) continue
      const source = resolveImport(modules, module.path, declaration.source.value)
      const exported =
        specifier.type === 'ImportDefaultSpecifier'
          ? source?.defaultExport()
          : source?.valueOf(name)
      if (source && exported?.type === 'ArrayExpression') return { module: source, array: exported }
    }
  return undefined
}

function listOfCall(
  modules: readonly SourceModule[],
  module: SourceModule,
  call: CallExpression,
): RouteList | undefined {
  const [argument] = call.arguments
  if (argument === undefined) return undefined
  const routes = withoutAssertion(argument)
  if (routes.type === 'ArrayExpression') return { module, array: routes }
  if (routes.type === 'Identifier') return listOfVariable(modules, module, routes.name)
  if (routes.type !== 'CallExpression' || callName(routes) !== 'createRoutesFromElements')
    return undefined
  const [element] = routes.arguments
  if (element === undefined || !isJsx(element)) return undefined
  return element.type === 'JSXFragment' ? { module, parent: element } : { module, single: element }
}

/** Returns the only list of the outermost routes; undefined if there are several, or none of a supported form. */
function findRouteList(modules: readonly SourceModule[]): RouteList | undefined {
  const fromCalls = (name: string) =>
    modules.flatMap((module) =>
      callsOf(module, [name]).map((call) => listOfCall(modules, module, call)),
    )
  const routers = fromCalls('createBrowserRouter')
  // Below a data router, <Routes> and useRoutes are routes of one page.
  if (routers.length > 0) return routers.length === 1 ? routers[0] : undefined
  const lists = [
    ...fromCalls('useRoutes'),
    ...modules.flatMap((module) =>
      elementsNamed(module, ['Routes']).map((parent) => ({ module, parent })),
    ),
  ]
  return lists.length === 1 ? lists[0] : undefined
}

function addRoute(list: RouteList): void {
  const { module } = list
  if ('array' in list) return prependElement(module, list.array, module.styled(DATA_ROUTE))
  // The app imports its other elements from the same package.
  const [source = 'react-router'] = module.imports
    .map((declaration) => declaration.source.value)
    .filter((value) => ROUTER_SOURCE.test(value))
  module.addNamedImports(source, 'Route')
  if ('single' in list) {
    module.insert(list.single.start, `<>${ROUTE_ELEMENT}`)
    return module.insert(list.single.end, '</>')
  }
  const [first] = list.parent.children
  if (first === undefined) return
  const breaks = /^\s*\n/.test(module.text.slice(first.start))
  const child = list.parent.children.find((candidate) => candidate.type !== 'JSXText')
  const indent = breaks ? `\n${module.indentAt(child?.start ?? first.start)}` : ''
  module.insert(first.start, indent + ROUTE_ELEMENT)
}

/** Routers that leave the path of the page as it is: the hosted pages are above them. */
const hasOwnPath = (module: SourceModule) =>
  callsOf(module, ['createHashRouter', 'createMemoryRouter']).length > 0 ||
  elementsNamed(module, ['HashRouter', 'MemoryRouter']).length > 0

/**
 * Plans the route of the hosted pages in an app of React Router. Resolves to false if the app needs none, because its routes
 * don't depend on the path of the page.
 */
export async function planReactRoute(plan: Plan, sourceFolder: string): Promise<boolean> {
  const modules = await plan.parseAll(sourceFolder)
  const routed = modules.filter((module) => module.importsFrom(ROUTER_SOURCE))
  const usesPath = routed.some(
    (module) =>
      callsOf(module, ['createBrowserRouter']).length > 0 ||
      elementsNamed(module, ['BrowserRouter']).length > 0,
  )
  if (!usesPath && (routed.length === 0 || routed.some(hasOwnPath))) return false
  if (modules.some(({ text }) => text.includes('HandlerPage') && text.includes('/handler/*')))
    return true
  const list = findRouteList(modules)
  if (list === undefined) plan.addManualStep('the routes', INSTRUCTION)
  else {
    addRoute(list)
    const handlerPage = importPath(list.module.path, pathIn(sourceFolder, 'handler-page'))
    list.module.addImport(`import { HandlerPage } from '${handlerPage}'`)
    await plan.edit(list.module.path, () => list.module.edited)
  }
  return true
}
