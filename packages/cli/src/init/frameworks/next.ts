import { CliError } from '../../cli-error.js'
import { type App, pathIn } from '../app.js'
import { addVariables, nextVariables } from '../env-example.js'
import { type Framework, GUIDES } from '../framework.js'
import type { Plan } from '../plan.js'
import { elementName, type SourceModule } from '../source/source-module.js'
import { childrenRange, wrapRange } from '../source/wrap.js'
import { handlerLayout, nextHandler, nextServer, nextSessionRoute } from '../templates/next.js'

/** The layout of a group of routes, such as `(site)/layout.tsx`. */
const GROUP_LAYOUT = /^\([^/]+\)\/layout\.[jt]sx?$/

/** Returns the code to wrap: the content of the body, else the children in a component such as `<Body>{children}</Body>`. */
function findContent(module: SourceModule) {
  const bodies = module.elements.filter((element) => elementName(element) === 'body')
  const [body] = bodies
  if (body !== undefined) return bodies.length === 1 ? childrenRange(module, body) : undefined
  const containers = module.elements
    .flatMap(({ children }) => children)
    .filter(
      (child) =>
        child.type === 'JSXExpressionContainer' &&
        child.expression.type === 'Identifier' &&
        child.expression.name === 'children',
    )
  return containers.length === 1 ? containers[0] : undefined
}

function wrapLayout(module: SourceModule): boolean {
  if (module.importsFrom(/latchkey/)) return true
  const content = findContent(module)
  if (content === undefined) return false
  wrapRange(module, content, ['LatchkeyProvider'])
  module.addNamedImports('@latchkey/react/next', 'LatchkeyProvider')
  module.addImport("import '@latchkey/react/styles.css'")
  module.addImport("import '@latchkey/react/account.css'")
  return true
}

const LAYOUT_INSTRUCTION = `Import the styles after your own, and wrap the children of the root layout:

import { LatchkeyProvider } from '@latchkey/react/next'
import '@latchkey/react/styles.css'
import '@latchkey/react/account.css'

<LatchkeyProvider>{children}</LatchkeyProvider>
`

/** Resolves to the layouts that render the document: `app/layout.tsx`, or one for each group of routes. */
async function findRootLayouts(plan: Plan, appFolder: string): Promise<readonly string[]> {
  const common = await plan.findFirst(
    ['tsx', 'jsx', 'js'].map((extension) => `${appFolder}/layout.${extension}`),
  )
  if (common !== undefined) return [common]
  const modules = await plan.parseAll(appFolder)
  const isRoot = ({ path, elements }: SourceModule) =>
    GROUP_LAYOUT.test(path.slice(appFolder.length + 1)) &&
    elements.some((element) => elementName(element) === 'html')
  return modules.filter(isRoot).map(({ path }) => path)
}

async function findAppFolder(plan: Plan): Promise<string> {
  for (const folder of ['app', 'src/app']) if (await plan.hasFolder(folder)) return folder
  throw new CliError(
    `The folder app was not found. latchkey init supports the App Router of Next.js. See ${GUIDES}/next for the files of an app.`,
  )
}

async function planNext(plan: Plan): Promise<void> {
  const appFolder = await findAppFolder(plan)
  const layouts = await findRootLayouts(plan, appFolder)
  if (layouts.length === 0)
    throw new CliError(
      `No root layout was found in ${appFolder}. latchkey init supports ${appFolder}/layout.tsx, and a root layout in each group of routes. See ${GUIDES}/next for the files of an app.`,
    )
  const sourceFolder = appFolder.startsWith('src/') ? 'src' : ''
  const [script, component] = plan.app.hasTypeScript ? ['ts', 'tsx'] : ['js', 'jsx']
  await plan.create(pathIn(sourceFolder, `latchkey.${script}`), nextServer)
  await plan.create(`${appFolder}/api/latchkey/[...path]/route.${script}`, nextSessionRoute)
  await plan.create(`${appFolder}/handler/[...latchkey]/page.${component}`, nextHandler)
  // Without app/layout, each group of routes renders its own document, and so must the hosted pages.
  const hasCommonLayout = layouts.some((path) => path.startsWith(`${appFolder}/layout.`))
  if (!hasCommonLayout)
    await plan.create(
      `${appFolder}/handler/layout.${component}`,
      handlerLayout(plan.app.hasTypeScript),
    )
  for (const layout of layouts) await plan.editModule(layout, wrapLayout, LAYOUT_INSTRUCTION)
  await plan.edit('.env.example', (text) => addVariables(text, nextVariables))
}

export const next: Framework = {
  name: 'Next.js',
  hint: `To protect a page, see ${GUIDES}/next`,
  isUsedBy: ({ dependencies }: App) => 'next' in dependencies,
  plan: planNext,
}
