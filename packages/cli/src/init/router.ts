import { readdir } from 'node:fs/promises'
import { posix } from 'node:path'
import type { Router, ViteApp } from './detect-app.js'
import { addImports, usesLatchkey, wrapElement } from './edit-source.js'
import { editText, readText } from './file-change.js'

/** A module of the app. */
interface SourceModule {
  readonly path: string
  readonly text: string
}

/** An edited module; undefined if the code has another form than the ones that are known. */
export type Edit = (SourceModule & { readonly after: string }) | 'done' | undefined

async function readModules({ folder, sourceFolder }: ViteApp): Promise<SourceModule[]> {
  const entries = await readdir(posix.join(folder, sourceFolder), { recursive: true })
  const paths = entries
    .map((entry) => posix.join(sourceFolder, entry.replaceAll('\\', '/')))
    .filter((path) => /\.[jt]sx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
  return Promise.all(
    paths.map(async (path) => ({ path, text: (await readText(folder, path)) ?? '' })),
  )
}

const importPath = (from: string, { sourceFolder }: ViteApp, name: string) => {
  const path = posix.relative(posix.dirname(from), posix.join(sourceFolder, name))
  return path.startsWith('.') ? path : `./${path}`
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

/** Inserts an item as the first one of a list, in a line of its own if the list has such lines. */
function insertAfter(text: string, start: RegExp, item: string): string {
  return text.replace(start, (opening: string, ...rest: unknown[]) => {
    const offset = rest.find((value) => typeof value === 'number') ?? 0
    const [, indent] = /^\n([ \t]*)/.exec(text.slice(offset + opening.length)) ?? []
    return indent === undefined ? `${opening}${item} ` : `${opening}\n${indent}${item}`
  })
}

const DATA_ROUTE = "{ path: '/handler/*', Component: HandlerPage },"
const ROUTE_ELEMENT = '<Route path="/handler/*" element={<HandlerPage />} />'

/** Adds a route to a module that has the list of routes; undefined if it has none, or several. */
function addRoute(text: string): string | undefined {
  const [, variable] = /\bcreateBrowserRouter\(\s*(\w+)\b/.exec(text) ?? []
  const list =
    variable === undefined
      ? /\bcreateBrowserRouter\(\s*\[/g
      : new RegExp(`\\b(?:const|let)\\s+${variable}\\b[^=\\n]*=\\s*\\[`, 'g')
  if (count(text, /\bcreateBrowserRouter\(/g) === 1 && count(text, list) === 1)
    return insertAfter(text, new RegExp(list.source), DATA_ROUTE)
  const routes = /<Routes(?:\s[^>]*)?>/g
  if (count(text, routes) !== 1) return undefined
  return insertAfter(text, new RegExp(routes.source), ROUTE_ELEMENT)
}

/** Plans the route of the hosted pages in an app of React Router. */
export async function planRoute(app: ViteApp): Promise<Edit> {
  const modules = await readModules(app)
  if (modules.some(({ text }) => text.includes('HandlerPage') && text.includes('/handler/*')))
    return 'done'
  const edits = modules.flatMap(({ path, text }) => {
    const line = `import { HandlerPage } from '${importPath(path, app, 'handler-page')}'`
    const after = editText(text, (code) => {
      const routed = addRoute(code)
      return routed === undefined ? undefined : addImports(routed, [line])
    })
    return after === undefined ? [] : { path, text, after }
  })
  // Of several lists of routes, the outermost one is not known.
  return edits.length === 1 ? edits[0] : undefined
}

/** Wraps what the entry renders, above all routes: the provider of a route would miss the others. */
export function wrapRouter(entry: string): string | undefined {
  if (usesLatchkey(entry)) return entry
  const line = "import { LatchkeyRoot } from './latchkey-root'"
  return editText(entry, (text) => {
    const isRouted = /\bcreate\w*Router\(|<Routes\b/.test(text)
    const wrapped =
      wrapElement(text, /<RouterProvider\b[^>]*\/>/g) ??
      wrapContent(text, 'BrowserRouter') ??
      // Inside a list of routes, the element would be one page of the app.
      (isRouted ? undefined : wrapElement(text, /<App \/>/g))
    return wrapped === undefined ? undefined : addImports(wrapped, [line])
  })
}

function wrapContent(text: string, name: string): string | undefined {
  const opening = new RegExp(`<${name}(?:\\s[^>]*)?>`, 'g')
  const closing = new RegExp(`</${name}>`, 'g')
  if (count(text, opening) !== 1 || count(text, closing) !== 1) return undefined
  return text
    .replace(opening, (tag) => `${tag}<LatchkeyRoot>`)
    .replace(closing, (tag) => `</LatchkeyRoot>${tag}`)
}

/** Returns the folder of the routes of TanStack Router; undefined for an app that lists them in its code. */
export async function findRoutesFolder({
  folder,
  sourceFolder,
}: ViteApp): Promise<string | undefined> {
  const routes = posix.join(sourceFolder, 'routes')
  for (const extension of ['tsx', 'jsx'])
    if ((await readText(folder, `${routes}/__root.${extension}`)) !== undefined) return routes
  return undefined
}

/** The lines to add to the routes of an app whose code has another form. */
export const routeInstruction = (router: Router): string =>
  router === 'React Router'
    ? `Add a route for the hosted pages beside your outermost routes:

import { HandlerPage } from './handler-page'

// in createBrowserRouter, createHashRouter or useRoutes
${DATA_ROUTE}

// or in <Routes>
${ROUTE_ELEMENT}
`
    : `Add a route for the hosted pages to your route tree:

import { createRoute } from '@tanstack/react-router'
import { HandlerPage } from './handler-page'

const handlerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/handler/$',
  component: HandlerPage,
})

// and list it in rootRoute.addChildren([handlerRoute, …])
`
