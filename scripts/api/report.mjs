import { readFile, readdir } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { joinDeclarations } from './declarations.mjs'

/**
 * Zod derives the types of the contract, which have 13,000 lines: the schemas in its sources say the same
 * in a form that can be read.
 */
const WITHOUT_DECLARATIONS = new Set(['@latchkey/contract'])

/**
 * Lists the declaration files of an entry of `exports`: several if it contains a star.
 *
 * @param {string} folder @param {string} entry its name in an import @param {string} types
 * @returns {Promise<[string, string][]>} each entry with its file
 */
const filesOf = async (folder, entry, types) => {
  const [before = '', after] = types.split('*')
  if (after === undefined) return [[entry, resolve(folder, types)]]
  const names = await readdir(join(folder, before), { recursive: true })
  return names
    .filter((name) => name.endsWith(after))
    .map((name) => [
      entry.replace('*', name.slice(0, -after.length).replaceAll('\\', '/')),
      resolve(folder, before, name),
    ])
}

/** @param {string} a @param {string} b */
const byText = (a, b) => (a < b ? -1 : 1)

/** @param {string} heading @param {string} code */
const section = (heading, code) => `## ${heading}\n\n\`\`\`ts\n${code.trim()}\n\`\`\`\n`

/**
 * Describes everything that users can import from a built package, in an order that changes only with it.
 *
 * @param {string} folder
 * @returns {Promise<string | undefined>} undefined if the package exports nothing
 */
export const apiReport = async (folder) => {
  const { name, publishConfig } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const files = await Promise.all(
    Object.entries(publishConfig.exports)
      .filter(([, target]) => target.types !== undefined)
      .map(([subpath, { types }]) => filesOf(folder, posix.join(name, subpath), types)),
  )
  const entries = files.flat().toSorted(([a], [b]) => byText(a, b))
  if (entries.length === 0) return undefined
  const { names, declarations } = await joinDeclarations(Object.fromEntries(entries))
  return [
    `# API of ${name}\n`,
    'Written by `npm run api` from the built declarations. A change of this file is a change for users.\n',
    ...entries.map(([entry]) =>
      section(entry, (names.get(entry) ?? []).toSorted(byText).join('\n')),
    ),
    ...(WITHOUT_DECLARATIONS.has(name) || declarations.trim() === ''
      ? []
      : [section('Declarations', declarations)]),
  ].join('\n')
}
