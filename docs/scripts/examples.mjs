// Compiles the examples of the generated reference, which are those of the docstrings.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript-6'
import { root } from './sources.mjs'

const folder = join(root, 'docs', 'reference')

/** @typedef {{ page: string, from: string, app?: string, user?: string, team?: string }} Entry */

/** The entry of each page, and the types of the variables that its examples use. @type {Entry[]} */
const entries = [
  { page: 'core', from: '@latchkey/core', app: 'ClientApp', user: 'CurrentUser', team: 'Team' },
  {
    page: 'core-server',
    from: '@latchkey/core/server',
    app: 'ServerApp',
    user: 'ServerUser',
    team: 'ServerTeam',
  },
  { page: 'core-admin', from: '@latchkey/core/admin', app: 'AdminApp' },
  { page: 'service', from: '@latchkey/service' },
  { page: 'testing', from: '@latchkey/testing' },
]

/** @typedef {{ page: string, anchor: string, code: string }} Example */

/** Lists the examples of a page with the anchor of their entry. @param {string} page @param {string} text @returns {Example[]} */
export const examplesOf = (page, text) => {
  let anchor = ''
  /** @type {Example[]} */
  const examples = []
  for (const [, named, code] of text.matchAll(
    /^#{2,3} .*\{#([\w-]+)\}$|^```tsx\n([\s\S]*?)^```$/gm,
  )) {
    anchor = named ?? anchor
    // An opening tag or an object literal is no statement.
    if (code && !/^[<{]/.test(code)) examples.push({ page, anchor, code })
  }
  return examples
}

/** Returns the types of the variables that an example can use. @param {Example} example @param {Entry} entry */
const variablesOf = ({ anchor }, { app, user, team }) => {
  const [owner = ''] = anchor.split('-')
  const [, kind] = /(App|User|Team)$/.exec(owner) ?? []
  const all = { app, user, team, ...(kind && { [kind.toLowerCase()]: owner }) }
  return Object.entries(all).filter(([, type]) => type !== undefined)
}

/** Returns a module that contains the example. @param {Example} example @param {Entry} entry */
export const moduleOf = (example, entry) => {
  const { anchor, code } = example
  // A module is declared outside of functions.
  if (code.startsWith('declare module')) return `import type {} from '${entry.from}'\n${code}`
  const isImport = (/** @type {string} */ line) => line.startsWith('import ')
  const lines = code.split('\n')
  const isFunction = /^[a-z]\w*$/.test(anchor) && !new RegExp(`import .*\\b${anchor}\\b`).test(code)
  return [
    `import type * as entry from '${entry.from}'`,
    isFunction ? `import { ${anchor} } from '${entry.from}'` : '',
    ...lines.filter(isImport),
    ...variablesOf(example, entry)
      .filter(([name]) => !new RegExp(`\\b(?:const|let) ${name}\\b`).test(code))
      .map(([name, type]) => `declare const ${name}: entry.${type}`),
    'export async function example() {',
    ...lines
      .filter((line) => !isImport(line))
      .map((line) => line.replace(/^export (default )?/, '')),
    '}',
  ].join('\n')
}

/** Names that the reader has to fill in, such as `email`, are not declared in the example. */
const UNDECLARED = [2304, 2552, 18004]

/** Resolves to a line for each example that does not compile. */
export const findBrokenExamples = async () => {
  /** @type {Map<string, { example: Example, text: string }>} */
  const modules = new Map()
  for (const entry of entries) {
    const text = await readFile(join(folder, `${entry.page}.md`), 'utf8')
    for (const example of examplesOf(entry.page, text))
      modules.set(join(folder, `example-${modules.size}.tsx`), {
        example,
        text: moduleOf(example, entry),
      })
  }
  const { config } = ts.readConfigFile(
    join(root, 'docs', 'tsconfig.snippets.json'),
    ts.sys.readFile,
  )
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'docs'))
  const host = ts.createCompilerHost({ ...options, noUnusedLocals: false })
  const { fileExists, readFile: readText } = host
  host.fileExists = (path) => modules.has(path) || fileExists(path)
  host.readFile = (path) => modules.get(path)?.text ?? readText(path)
  const program = ts.createProgram([...modules.keys()], { ...options, noUnusedLocals: false }, host)
  return [...modules].flatMap(([path, { example }]) => {
    const file = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter(({ code }) => !UNDECLARED.includes(code))
      .map(
        ({ messageText }) =>
          `docs/reference/${example.page}.md#${example.anchor}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      )
  })
}
