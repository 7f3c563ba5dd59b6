import type { ObjectExpression } from 'oxc-parser'
import { CliError } from '../../cli-error.js'
import { addVariables, viteServerVariables } from '../env-example.js'
import { type Framework, GUIDES } from '../framework.js'
import type { Plan } from '../plan.js'
import { appendElements, appendProperties, propertyOf } from '../source/lists.js'
import { callName, elementName, literalValue, type SourceModule } from '../source/source-module.js'
import { tagName, wrapRange } from '../source/wrap.js'
import { handlerRoute, rootExports, serverModule, sessionRoute } from '../templates/react-router.js'

const CONFIG_FILES = ['react-router.config.ts', 'react-router.config.js']
const VITE_CONFIG_FILES = ['vite.config.ts', 'vite.config.js', 'vite.config.mts', 'vite.config.mjs']

async function readConfig(plan: Plan): Promise<ObjectExpression | undefined> {
  const path = await plan.findFirst(CONFIG_FILES)
  const value = path === undefined ? undefined : (await plan.parse(path))?.defaultExport()
  return value?.type === 'ObjectExpression' ? value : undefined
}

const ROUTES_INSTRUCTION = `Add two routes:

import { route } from '@react-router/dev/routes'

route('api/latchkey/*', 'routes/session.ts'),
route('handler/*', 'routes/handler.tsx'),
`

const addRoutes =
  (extension: string) =>
  (module: SourceModule): boolean => {
    if (module.text.includes('handler/*')) return true
    const routes = module.defaultExport()
    if (routes?.type !== 'ArrayExpression') return false
    const items = [
      `route('api/latchkey/*', 'routes/session.${extension}')`,
      `route('handler/*', 'routes/handler.${extension}x')`,
    ]
    appendElements(module, routes, ...items.map((item) => module.styled(item)))
    module.addNamedImports('@react-router/dev/routes', 'route')
    return true
  }

const ROOT_INSTRUCTION = `Import the styles after your own, and wrap what the default export renders:

import { LatchkeyProvider } from '@latchkey/react/react-router'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

<LatchkeyProvider>
  <Outlet />
</LatchkeyProvider>
`

/** Returns the code to wrap: what the root renders inside the document. */
function findContent(module: SourceModule) {
  const component = module.defaultExport()
  const element = component && module.returnedElement(component)
  if (element === undefined || elementName(element) !== 'html') return element
  const outlets = module.elements.filter((candidate) => elementName(candidate) === 'Outlet')
  return outlets.length === 1 ? outlets[0] : undefined
}

const wrapRoot =
  (hasTypeScript: boolean) =>
  (module: SourceModule): boolean => {
    if (module.importsFrom(/latchkey/)) return true
    const content = findContent(module)
    if (content === undefined) return false
    // If the root loads something else, the browser loads the user.
    const hasLoader = module.exportsName('loader') || module.exportsName('headers')
    const tags = ['LatchkeyProvider']
    if (!hasLoader) {
      const type = hasTypeScript ? '<typeof loader>' : ''
      tags.push(`InitialUserProvider initialUser={useLoaderData${type}()}`)
      const names = [...(hasTypeScript ? ['type LoaderFunctionArgs'] : []), 'useLoaderData']
      module.addNamedImports('react-router', ...names)
      module.addImport("import { getUser } from './latchkey.server'")
      addRootExports(module, hasTypeScript)
    }
    module.addNamedImports('@latchkey/react/react-router', ...tags.map(tagName))
    wrapRange(module, content, tags)
    module.addImport("import '@latchkey/react/styles.css'")
    module.addImport("import '@latchkey/react/account.css'")
    return true
  }

function addRootExports(module: SourceModule, hasTypeScript: boolean): void {
  const component = module.program.body.find(({ type }) => type === 'ExportDefaultDeclaration')
  const exports = module.styled(rootExports(hasTypeScript)).trim()
  if (component) module.insert(component.start, `${exports}\n\n`)
}

/**
 * Vite would discover these modules when the user opens a hosted page, and reload the page. It finds the code of the server too, in the module
 * of a route before React Router removes its loader.
 */
const PREBUNDLED = `optimizeDeps: {
    include: ['@latchkey/react', '@latchkey/react/pages', '@latchkey/react/react-router'],
    exclude: ['@latchkey/react/react-router/server'],
  }`

function prebundle(module: SourceModule): boolean {
  if (module.text.includes('@latchkey/react')) return true
  const call = module.defaultExport()
  const config =
    call?.type === 'CallExpression' && callName(call) === 'defineConfig' ? call.arguments[0] : call
  if (config?.type !== 'ObjectExpression' || propertyOf(config, 'optimizeDeps')) return false
  appendProperties(module, config, module.styled(PREBUNDLED))
  return true
}

async function planReactRouter(plan: Plan): Promise<void> {
  const config = await readConfig(plan)
  if (config && literalValue(propertyOf(config, 'ssr')) === false)
    throw new CliError(
      `react-router.config has ssr: false. latchkey init supports apps with server rendering, whose server holds the session. See ${GUIDES}/server-rendering to keep the session in the browser.`,
    )
  const configured = config && literalValue(propertyOf(config, 'appDirectory'))
  const folder = typeof configured === 'string' ? configured.replaceAll(/^\.\/|\/$/g, '') : 'app'
  const { hasTypeScript } = plan.app
  const [script, component] = hasTypeScript ? ['ts', 'tsx'] : ['js', 'jsx']
  await plan.create(`${folder}/latchkey.server.${script}`, serverModule)
  const routes =
    (await plan.findFirst([`${folder}/routes.ts`, `${folder}/routes.js`])) ?? `${folder}/routes.ts`
  const routesModule = await plan.parse(routes)
  // The names of files define their routes.
  const hasFileRoutes = routesModule?.calls.some((call) => callName(call) === 'flatRoutes') ?? false
  const names = hasFileRoutes ? ['api.latchkey.$', 'handler.$'] : ['session', 'handler']
  await plan.create(`${folder}/routes/${names[0]}.${script}`, sessionRoute)
  await plan.create(`${folder}/routes/${names[1]}.${component}`, handlerRoute)
  if (!hasFileRoutes) await plan.editModule(routes, addRoutes(script), ROUTES_INSTRUCTION)
  const root =
    (await plan.findFirst([`${folder}/root.tsx`, `${folder}/root.jsx`])) ?? `${folder}/root.tsx`
  await plan.editModule(root, wrapRoot(hasTypeScript), ROOT_INSTRUCTION)
  const viteConfig = (await plan.findFirst(VITE_CONFIG_FILES)) ?? 'vite.config.ts'
  await plan.editModule(viteConfig, prebundle, `Add to the configuration:\n\n${PREBUNDLED},\n`)
  await plan.edit('.env.example', (text) => addVariables(text, viteServerVariables))
}

export const reactRouter: Framework = {
  name: 'React Router',
  hint: `To protect a page, see ${GUIDES}/react-router`,
  isUsedBy: ({ dependencies }) => '@react-router/dev' in dependencies,
  plan: planReactRouter,
}
