import type { ObjectExpression } from 'oxc-parser'
import { CliError } from '../../cli-error.js'
import { addVariables, astroVariables } from '../env-example.js'
import { type Framework, GUIDES } from '../framework.js'
import { addPackages, type Versions } from '../package-json.js'
import type { Plan } from '../plan.js'
import { appendElements, appendProperties, propertyOf } from '../source/lists.js'
import { callName, SourceModule } from '../source/source-module.js'
import { handlerPage, hostedPageModule, serverModule, sessionModule } from '../templates/astro.js'

const CONFIG_FILES = ['mjs', 'ts', 'mts', 'js'].map((extension) => `astro.config.${extension}`)

/** Versions of the integrations, by the major version of Astro. */
const INTEGRATIONS = new Map<string, Versions>([
  ['5', { '@astrojs/node': '^9.0.0', '@astrojs/react': '^4.0.0' }],
  ['6', { '@astrojs/node': '^10.0.0', '@astrojs/react': '^5.0.0' }],
  ['7', { '@astrojs/node': '^11.0.0', '@astrojs/react': '^7.0.0' }],
])

const REACT: Versions = { react: '^19.0.0', 'react-dom': '^19.0.0' }
const REACT_TYPES: Versions = { '@types/react': '^19.0.0', '@types/react-dom': '^19.0.0' }

const INSTRUCTION = `Add React, and an adapter, which renders the hosted pages on the server:

import node from '@astrojs/node'
import react from '@astrojs/react'

integrations: [react()],
adapter: node({ mode: 'standalone' }),
`

function findConfig(module: SourceModule): ObjectExpression | undefined {
  const value = module.defaultExport()
  const config =
    value?.type === 'CallExpression' && callName(value) === 'defineConfig'
      ? value.arguments[0]
      : value
  return config?.type === 'ObjectExpression' ? config : undefined
}

function changeConfig(module: SourceModule): boolean {
  const config = findConfig(module)
  if (config === undefined) return false
  const properties: string[] = []
  if (!module.importsFrom(/^@astrojs\/react$/)) {
    const integrations = propertyOf(config, 'integrations')
    if (integrations === undefined) properties.push('integrations: [react()]')
    else if (integrations.type === 'ArrayExpression')
      appendElements(module, integrations, 'react()')
    else return false
    module.addImport("import react from '@astrojs/react'")
  }
  if (propertyOf(config, 'adapter') === undefined) {
    properties.push(module.styled("adapter: node({ mode: 'standalone' })"))
    module.addImport("import node from '@astrojs/node'")
  }
  appendProperties(module, config, ...properties)
  return true
}

/** Adds the settings that the type checker needs for components of React. */
function addJsxSettings(text: string): string {
  // JSON with comments is an expression of JavaScript.
  const module = SourceModule.parse('tsconfig.js', `(${text})`)
  const statement = module?.program.body[0]
  if (module === undefined || statement?.type !== 'ExpressionStatement') return text
  const config = statement.expression
  if (config.type !== 'ObjectExpression' || /"jsx"/.test(text)) return text
  const settings = ['"jsx": "react-jsx"', '"jsxImportSource": "react"']
  const options = propertyOf(config, 'compilerOptions')
  if (options?.type === 'ObjectExpression') appendProperties(module, options, ...settings)
  else if (options === undefined)
    appendProperties(module, config, `"compilerOptions": { ${settings.join(', ')} }`)
  return module.edited.slice(1, -1)
}

async function planPackages(plan: Plan, configFile: string): Promise<void> {
  const { dependencies } = plan.app
  const [, major = ''] = /(\d+)/.exec(dependencies['astro'] ?? '') ?? []
  const integrations = INTEGRATIONS.get(major)
  const hasReact = '@astrojs/react' in dependencies
  if (integrations === undefined && !hasReact)
    throw new CliError(
      `The versions of the integrations for Astro ${dependencies['astro']} are unknown. Add them, then run the command again: npx astro add react node`,
    )
  // The app may have another adapter.
  const config = (await plan.read(configFile)) ?? ''
  const imported = Object.entries({ ...integrations }).filter(([name]) => config.includes(name))
  await plan.edit('package.json', (text) =>
    addPackages(text, {
      dependencies: { ...Object.fromEntries(imported), ...REACT },
      devDependencies: plan.app.hasTypeScript ? REACT_TYPES : {},
    }),
  )
}

async function planAstro(plan: Plan): Promise<void> {
  const config = (await plan.findFirst(CONFIG_FILES)) ?? 'astro.config.mjs'
  await plan.editModule(config, changeConfig, INSTRUCTION)
  await planPackages(plan, config)
  await plan.create('src/latchkey.ts', serverModule)
  await plan.create('src/components/session.tsx', sessionModule)
  await plan.create('src/components/hosted-page.tsx', hostedPageModule)
  await plan.create('src/pages/handler/[...page].astro', handlerPage)
  if (plan.app.hasTypeScript) await plan.edit('tsconfig.json', addJsxSettings)
  await plan.edit('.env.example', (text) => addVariables(text, astroVariables))
}

export const astro: Framework = {
  name: 'Astro',
  hint: `To protect a page, see ${GUIDES}/astro`,
  isUsedBy: ({ dependencies }) => 'astro' in dependencies,
  plan: planAstro,
}
