import type { ObjectExpression } from 'oxc-parser'
import { pathIn } from '../app.js'
import { addVariables, viteServerVariables } from '../env-example.js'
import { type Framework, GUIDES } from '../framework.js'
import { importPath, type Plan } from '../plan.js'
import { findRootRoute } from '../routers/tanstack-router.js'
import { appendElements, appendProperties, propertyOf } from '../source/lists.js'
import { callName, type SourceModule } from '../source/source-module.js'
import { tagName, wrapRange } from '../source/wrap.js'
import {
  authModule,
  handlerRoute,
  rootComponent,
  serverModule,
  sessionRoute,
} from '../templates/tanstack-start.js'

const ROOT_INSTRUCTION = `Add the styles to the links of the root route, and wrap what its component renders:

import { LatchkeyProvider } from '@latchkey/react/tanstack-start'
import account from '@latchkey/react/account.css?url'
import pages from '@latchkey/react/styles.css?url'

{ rel: 'stylesheet', href: pages },
{ rel: 'stylesheet', href: account },

<LatchkeyProvider>
  <Outlet />
</LatchkeyProvider>
`

/** Returns the options of `createRootRoute(options)`, or of `createRootRouteWithContext<Context>()(options)`. */
function findOptions(module: SourceModule): ObjectExpression | undefined {
  const call = module.calls.find(
    (candidate) =>
      callName(candidate) === 'createRootRoute' ||
      (candidate.callee.type === 'CallExpression' &&
        callName(candidate.callee) === 'createRootRouteWithContext'),
  )
  const [options] = call?.arguments ?? []
  return options?.type === 'ObjectExpression' ? options : undefined
}

/** Adds the style sheets after those of the app. */
function addStyles(module: SourceModule, options: ObjectExpression): void {
  const head = propertyOf(options, 'head')
  const result = head?.type === 'ArrowFunctionExpression' ? head.body : undefined
  const links = result?.type === 'ObjectExpression' ? propertyOf(result, 'links') : undefined
  if (links?.type !== 'ArrayExpression') {
    module.addImport("import '@latchkey/react/styles.css'")
    return module.addImport("import '@latchkey/react/account.css'")
  }
  module.addImport("import latchkeyStyles from '@latchkey/react/styles.css?url'")
  module.addImport("import accountStyles from '@latchkey/react/account.css?url'")
  const items = ['latchkeyStyles', 'accountStyles'].map((href) =>
    module.styled(`{ rel: 'stylesheet', href: ${href} }`),
  )
  appendElements(module, links, ...items)
}

const wrapRoot =
  (authPath: string) =>
  (module: SourceModule): boolean => {
    if (module.importsFrom(/latchkey/)) return true
    const options = findOptions(module)
    if (options === undefined) return false
    const tags = ['LatchkeyProvider']
    const hasLoader = ['loader', 'headers'].some((name) => propertyOf(options, name))
    if (!hasLoader) tags.push('InitialUserProvider initialUser={Route.useLoaderData()}')
    if (!wrapComponent(module, options, tags)) return false
    module.addNamedImports('@latchkey/react/tanstack-start', ...tags.map(tagName))
    // If the root loads something else, the browser loads the user.
    if (!hasLoader) addLoader(module, options, authPath)
    addStyles(module, options)
    return true
  }

function wrapComponent(module: SourceModule, options: ObjectExpression, tags: readonly string[]) {
  const value = propertyOf(options, 'component')
  if (value === undefined) {
    appendProperties(module, options, 'component: LatchkeyRoot')
    module.addNamedImports('@tanstack/react-router', 'Outlet')
    module.insert(module.text.trimEnd().length, `\n${module.styled(rootComponent(tags)).trimEnd()}`)
    return true
  }
  const component = value.type === 'Identifier' ? module.functionOf(value.name) : value
  const element = component && module.returnedElement(component)
  if (element === undefined) return false
  wrapRange(module, element, tags)
  return true
}

function addLoader(module: SourceModule, options: ObjectExpression, authPath: string): void {
  module.addImport(`import { loadUser } from '${authPath}'`)
  const indent = module.indentAt(options.properties.at(-1)?.start ?? options.start)
  const headers = module.styled("headers: () => ({ 'cache-control': 'private, no-store' })")
  appendProperties(
    module,
    options,
    'loader: () => loadUser()',
    `// Every page contains the current user, so no cache may store it.\n${indent}${headers}`,
  )
}

async function planTanstackStart(plan: Plan): Promise<void> {
  const root = (await findRootRoute(plan, 'src')) ?? 'src/routes/__root.tsx'
  const routes = root.slice(0, root.lastIndexOf('/'))
  const { hasTypeScript } = plan.app
  const [script, component] = hasTypeScript ? ['ts', 'tsx'] : ['js', 'jsx']
  await plan.create(`src/latchkey.server.${script}`, serverModule)
  await plan.create(`src/auth.${script}`, authModule(hasTypeScript))
  const session = `${routes}/api/latchkey/$.${script}`
  await plan.create(
    session,
    sessionRoute.replace('../../../latchkey.server', () =>
      importPath(session, 'src/latchkey.server'),
    ),
  )
  await plan.create(`${routes}/handler/$.${component}`, handlerRoute)
  await plan.editModule(root, wrapRoot(importPath(root, pathIn('src', 'auth'))), ROOT_INSTRUCTION)
  await plan.edit('.env.example', (text) => addVariables(text, viteServerVariables))
}

export const tanstackStart: Framework = {
  name: 'TanStack Start',
  hint: `To protect a page, see ${GUIDES}/tanstack-start`,
  isUsedBy: ({ dependencies }) => '@tanstack/react-start' in dependencies,
  plan: planTanstackStart,
}
