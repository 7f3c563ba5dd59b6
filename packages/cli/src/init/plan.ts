import { version } from '../../package.json'
import { type App, type NextApp, pathIn, type Router, type ViteApp } from './detect-app.js'
import { usesLatchkey, wrapNextLayout, wrapViteApp } from './edit-source.js'
import { addVariables, nextVariables, viteVariables } from './env-example.js'
import { type FileChange, readText } from './file-change.js'
import { addDependencies } from './package-json.js'
import { findRoutesFolder, planRoute, routeInstruction, wrapRouter } from './router.js'
import { nextHandler, nextServer, nextSessionRoute } from './templates/next.js'
import {
  routedRoot,
  tanstackRoute,
  viteClient,
  viteHandler,
  viteHandlerPage,
  viteRoot,
} from './templates/vite.js'

/** An edit that the user has to make by hand, because the file has content that is not known. */
export interface ManualStep {
  readonly path: string
  readonly instruction: string
}

export interface Plan {
  readonly changes: readonly FileChange[]
  readonly manualSteps: readonly ManualStep[]
}

/** Removes what formatters change: whitespace, quotes, semicolons and trailing commas. */
const withoutStyle = (code: string) => code.replaceAll(/[\s;,]/g, '').replaceAll('"', "'")

/** Collects the changes of an app. */
class PlanBuilder {
  readonly changes: FileChange[] = []
  readonly manualSteps: ManualStep[] = []

  constructor(readonly app: App) {}

  /** Creates a file. Never replaces the content of an existing one. */
  async create(path: string, content: string): Promise<void> {
    const before = await readText(this.app.folder, path)
    if (before === undefined) this.changes.push({ path, before, after: content })
    else if (withoutStyle(before) !== withoutStyle(content))
      this.manualSteps.push({
        path,
        instruction: `The file exists with other content. Add by hand:\n\n${content}`,
      })
  }

  /** Changes an existing file, or creates it from an empty text. */
  async edit(path: string, edit: (text: string) => string | undefined): Promise<void> {
    const before = await this.#read(path)
    const after = edit(before ?? '')
    if (after !== undefined && after !== before) await this.#change(path, after)
  }

  /** Wraps a component in a module that does not use the kit yet. */
  async wrap(
    path: string,
    wrap: (text: string) => string | undefined,
    instruction: string,
  ): Promise<void> {
    const before = await this.#read(path)
    if (before === undefined || usesLatchkey(before)) return
    const after = wrap(before)
    if (after === undefined) this.manualSteps.push({ path, instruction })
    else await this.#change(path, after)
  }

  /** Reads a file with the changes that are planned so far. */
  async #read(path: string): Promise<string | undefined> {
    const change = this.changes.find((candidate) => candidate.path === path)
    return change?.after ?? readText(this.app.folder, path)
  }

  async #change(path: string, after: string): Promise<void> {
    const index = this.changes.findIndex((candidate) => candidate.path === path)
    const before = await readText(this.app.folder, path)
    if (index === -1) this.changes.push({ path, before, after })
    else this.changes[index] = { path, before, after }
  }
}

async function planVite(builder: PlanBuilder, app: ViteApp): Promise<void> {
  const { sourceFolder, hasTypeScript, entry } = app
  const [script, component] = hasTypeScript ? ['ts', 'tsx'] : ['js', 'jsx']
  const inSource = (name: string) => pathIn(sourceFolder, name)
  await builder.create(inSource(`latchkey.${script}`), viteClient)
  await builder.create(inSource(`handler.${script}`), viteHandler)
  const root = app.router === undefined ? viteRoot : routedRoot
  await builder.create(inSource(`latchkey-root.${component}`), root(hasTypeScript))
  if (app.router !== undefined) await planRouter(builder, app, app.router)
  await builder.wrap(
    entry,
    app.router === undefined ? wrapViteApp : wrapRouter,
    `Wrap the root component of the app${app.router === undefined ? '' : ', above its router'}:

import { LatchkeyRoot } from './latchkey-root'

<LatchkeyRoot>
  ${app.router === undefined ? '<App />' : '<RouterProvider router={router} />'}
</LatchkeyRoot>
`,
  )
  await builder.edit('.env.example', (text) => addVariables(text, viteVariables))
}

/** Adds the route of the hosted pages, or says which lines to add. */
async function planRouter(builder: PlanBuilder, app: ViteApp, router: Router): Promise<void> {
  const component = app.hasTypeScript ? 'tsx' : 'jsx'
  await builder.create(pathIn(app.sourceFolder, `handler-page.${component}`), viteHandlerPage)
  const routes = router === 'TanStack Router' ? await findRoutesFolder(app) : undefined
  if (routes !== undefined) return builder.create(`${routes}/handler.$.${component}`, tanstackRoute)
  const route = router === 'React Router' ? await planRoute(app) : undefined
  if (route === undefined)
    builder.manualSteps.push({ path: 'the routes', instruction: routeInstruction(router) })
  else if (route !== 'done') await builder.edit(route.path, () => route.after)
}

async function planNext(builder: PlanBuilder, app: NextApp): Promise<void> {
  const { sourceFolder, hasTypeScript, layout } = app
  const [script, component] = hasTypeScript ? ['ts', 'tsx'] : ['js', 'jsx']
  const inSource = (name: string) => pathIn(sourceFolder, name)
  await builder.create(inSource(`latchkey.${script}`), nextServer)
  await builder.create(inSource(`app/api/latchkey/[...path]/route.${script}`), nextSessionRoute)
  await builder.create(inSource(`app/handler/[...latchkey]/page.${component}`), nextHandler)
  await builder.wrap(
    layout,
    wrapNextLayout,
    `Import the styles after your own, and wrap the children of the root layout:

import { LatchkeyProvider } from '@latchkey/react/next'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

<LatchkeyProvider>{children}</LatchkeyProvider>
`,
  )
  await builder.edit('.env.example', (text) => addVariables(text, nextVariables))
}

/** Plans the changes that add Latchkey to an app. Does not write anything. */
export async function planInit(app: App): Promise<Plan> {
  const builder = new PlanBuilder(app)
  await builder.edit('package.json', (text) => addDependencies(text, version))
  if (app.framework === 'vite') await planVite(builder, app)
  else await planNext(builder, app)
  return builder
}
