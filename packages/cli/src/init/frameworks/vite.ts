import { dirname } from 'node:path'
import type { Argument } from 'oxc-parser'
import { CliError } from '../../cli-error.js'
import { pathIn } from '../app.js'
import { addVariables, viteVariables } from '../env-example.js'
import { type Framework, GUIDES } from '../framework.js'
import { importPath, type Plan } from '../plan.js'
import { planBasePath } from '../routers/base-path.js'
import { planReactRoute } from '../routers/react-router.js'
import { planTanstackRoute } from '../routers/tanstack-router.js'
import {
  callName,
  elementName,
  isJsx,
  type Jsx,
  type SourceModule,
} from '../source/source-module.js'
import { wrapRange } from '../source/wrap.js'
import {
  routedRoot,
  viteClient,
  viteHandler,
  viteHandlerPage,
  viteRoot,
} from '../templates/vite.js'

/** Resolves to the module that index.html loads. */
async function findEntry(plan: Plan): Promise<string> {
  const html = (await plan.read('index.html')) ?? ''
  const [, fromHtml] = /<script[^>]+src="(?:\.?\/)?([^"]+\.[jt]sx?)"/.exec(html) ?? []
  const candidates = ['tsx', 'jsx', 'ts', 'js'].map((extension) => `src/main.${extension}`)
  const entry = await plan.findFirst(fromHtml ? [fromHtml] : candidates)
  if (entry !== undefined) return entry
  throw new CliError(
    `The module that renders the app was not found: index.html has no script. Add the files by hand: ${GUIDES}/vite`,
  )
}

/** Returns the element below StrictMode, which stays outside. */
function belowStrictMode(element: Jsx): Jsx {
  if (elementName(element) !== 'StrictMode') return element
  const children = element.children.filter((child) => child.type !== 'JSXText')
  const [child] = children
  return children.length === 1 && child !== undefined && isJsx(child) ? child : element
}

const isJsxArgument = (argument: Argument): argument is Jsx => isJsx(argument)

/** Returns the elements that a module renders into the page. */
function renderedElements(module: SourceModule): readonly Jsx[] {
  if (!module.importsFrom(/^react-dom(\/client)?$/)) return []
  return module.calls
    .filter((call) => ['render', 'hydrateRoot'].includes(callName(call) ?? ''))
    .flatMap((call) => call.arguments.filter(isJsxArgument))
}

const wrapApp =
  (root: string) =>
  (module: SourceModule): boolean => {
    const [element, ...others] = renderedElements(module)
    if (element === undefined || others.length > 0) return false
    wrapRange(module, belowStrictMode(element), ['LatchkeyRoot'])
    module.addImport(`import { LatchkeyRoot } from '${importPath(module.path, root)}'`)
    return true
  }

const ENTRY_INSTRUCTION = `Wrap the root component of the app, above its router:

import { LatchkeyRoot } from './latchkey-root'

<LatchkeyRoot>
  <App />
</LatchkeyRoot>
`

async function planRoot(plan: Plan, entry: string, sourceFolder: string): Promise<void> {
  const modules = await plan.parseAll(sourceFolder)
  if (modules.some((module) => module.importsFrom(/latchkey-root/))) return
  const rendering = modules.filter((module) => renderedElements(module).length > 0)
  const path = rendering.length === 1 ? rendering[0]?.path : undefined
  const root = pathIn(sourceFolder, 'latchkey-root')
  await plan.editModule(path ?? entry, wrapApp(root), ENTRY_INSTRUCTION)
}

/** Resolves to whether the routes of the app lead to the hosted pages. */
async function planRoute(plan: Plan, sourceFolder: string): Promise<boolean> {
  const { dependencies } = plan.app
  if ('@tanstack/react-router' in dependencies) {
    await planTanstackRoute(plan, sourceFolder)
    return true
  }
  const hasReactRouter = 'react-router' in dependencies || 'react-router-dom' in dependencies
  return hasReactRouter && (await planReactRoute(plan, sourceFolder))
}

async function planVite(plan: Plan): Promise<void> {
  const entry = await findEntry(plan)
  const folder = dirname(entry)
  const sourceFolder = folder === '.' ? '' : folder
  const { hasTypeScript } = plan.app
  const [script, component] = hasTypeScript ? ['ts', 'tsx'] : ['js', 'jsx']
  const inSource = (name: string) => pathIn(sourceFolder, name)
  const isRouted = await planRoute(plan, sourceFolder)
  const client = inSource(`latchkey.${script}`)
  const modules = isRouted ? await plan.parseAll(sourceFolder) : []
  await plan.create(client, viteClient(await planBasePath(plan, modules, client)))
  await plan.create(inSource(`handler.${script}`), viteHandler)
  if (isRouted) await plan.create(inSource(`handler-page.${component}`), viteHandlerPage)
  const root = isRouted ? routedRoot : viteRoot
  await plan.create(inSource(`latchkey-root.${component}`), root(hasTypeScript))
  await planRoot(plan, entry, sourceFolder)
  await plan.edit('.env.example', (text) => addVariables(text, viteVariables))
}

export const vite: Framework = {
  name: 'Vite with React',
  hint: `Rules for elements in your own styles, such as src/index.css of a new app, override the styles of the hosted pages. Remove them or put them into a layer: ${GUIDES}/custom-pages`,
  isUsedBy: ({ dependencies }) => 'vite' in dependencies && 'react' in dependencies,
  plan: planVite,
}
