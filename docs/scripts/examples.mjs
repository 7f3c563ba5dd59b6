// Compiles the examples of the generated reference, which are those of the docstrings.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript-6'
import { entries } from './reference-entries.mjs'
import { root } from './sources.mjs'

const folder = join(root, 'docs', 'reference')

/** @import { Entry } from './reference-entries.mjs' */
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

/** Returns the types of the variables that an example can use. @param {Example} example @param {Pick<Entry, 'variables'>} entry */
const variablesOf = ({ anchor }, { variables }) => {
  const [owner = ''] = anchor.split('-')
  const [, kind] = /(App|User|Team)$/.exec(owner) ?? []
  return Object.entries({ ...variables, ...(kind && { [kind.toLowerCase()]: owner }) })
}

/** Returns a module that contains the example. @param {Example} example @param {Pick<Entry, 'title' | 'variables'>} entry */
export const moduleOf = (example, entry) => {
  const { anchor, code } = example
  // A module is declared outside of functions.
  if (code.startsWith('declare module')) return `import type {} from '${entry.title}'\n${code}`
  const isImport = (/** @type {string} */ line) => line.startsWith('import ')
  const lines = code.split('\n')
  const isFunction = /^[a-z]\w*$/.test(anchor) && !new RegExp(`import .*\\b${anchor}\\b`).test(code)
  return [
    `import type * as entry from '${entry.title}'`,
    isFunction ? `import { ${anchor} } from '${entry.title}'` : '',
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
  for (const entry of entries.filter(({ variables }) => variables)) {
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
  const { options: strict } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'docs'))
  // The parameters of a callback have no type if the function that takes it is not declared.
  const options = { ...strict, noUnusedLocals: false, noImplicitAny: false }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile: readText } = host
  host.fileExists = (path) => modules.has(path) || fileExists(path)
  host.readFile = (path) => modules.get(path)?.text ?? readText(path)
  const program = ts.createProgram([...modules.keys()], options, host)
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
