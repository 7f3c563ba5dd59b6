import type { Expression } from 'oxc-parser'
import type { Plan } from '../plan.js'
import { propertyOf } from '../source/lists.js'
import { callName, elementName, literalValue, type SourceModule } from '../source/source-module.js'

/** The option that sets the base path, by the function that creates a router, and the position of its options. */
const ROUTER_OPTIONS = [
  { name: 'createBrowserRouter', position: 1, option: 'basename' },
  { name: 'createRouter', position: 0, option: 'basepath' },
]

/** Returns the values of the base path in a module. */
function basePathsOf(module: SourceModule): readonly (Expression | undefined)[] {
  const fromCalls = module.calls.flatMap((call) =>
    ROUTER_OPTIONS.filter(({ name }) => name === callName(call)).map(({ position, option }) => {
      const options = call.arguments[position]
      return options?.type === 'ObjectExpression' ? propertyOf(options, option) : undefined
    }),
  )
  const fromElements = module.elements.flatMap((element) => {
    if (element.type !== 'JSXElement' || elementName(element) !== 'BrowserRouter') return []
    return element.openingElement.attributes.flatMap((attribute) => {
      if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'basename') return []
      const { value } = attribute
      if (value?.type !== 'JSXExpressionContainer') return value?.type === 'Literal' ? value : []
      return value.expression.type === 'JSXEmptyExpression' ? [] : value.expression
    })
  })
  return [...fromCalls, ...fromElements]
}

/**
 * Resolves to the path below which the router serves the app; undefined for all paths. If the code computes the path, adds a
 * manual step, unless the app has its client already.
 *
 * @param client path of the module that creates the client
 */
export async function planBasePath(
  plan: Plan,
  modules: readonly SourceModule[],
  client: string,
): Promise<string | undefined> {
  const [value] = modules.flatMap(basePathsOf).filter((candidate) => candidate !== undefined)
  if (value === undefined) return undefined
  const path = literalValue(value)
  if (typeof path === 'string') return path.replace(/\/$/, '') || undefined
  if ((await plan.read(client)) === undefined)
    plan.addManualStep(
      client,
      `The code computes the path below which the router serves the app. Create the file with this path instead of /app:

import { ClientApp } from '@latchkey/core'

export const latchkey = new ClientApp({
  sessions: 'bound',
  urls: { handler: '/app/handler', home: '/app' },
})
`,
    )
  return undefined
}
