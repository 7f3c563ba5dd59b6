import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** @typedef {import('oxc-parser').StaticExportEntry} Entry */

/** @param {string} file @param {string} request a relative import, which ends in .js */
const sourceOf = (file, request) => {
  if (request.startsWith('.')) return join(dirname(file), request.replace(/\.js$/, '.ts'))
  throw new Error(`${file} exports all of "${request}". Name what it exports of another package.`)
}

/** @param {Entry} entry */
const nameOf = ({ exportName, isType }) =>
  `${isType ? 'type ' : ''}${exportName.kind === 'Default' ? 'default' : exportName.name}`

/**
 * Lists the exports of a source file, including its re-exports.
 *
 * @param {string} file
 * @returns {Promise<string[]>} names; those of types begin with `type`
 */
export const namesOfModule = async (file) => {
  const { module, errors } = parseSync(file, await readFile(file, 'utf8'))
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  const isStar = (/** @type {Entry} */ { exportName }) => exportName.kind === 'None'
  const passedOn = entries
    .filter(isStar)
    .map(({ moduleRequest }) => namesOfModule(sourceOf(file, moduleRequest?.value ?? '')))
  return [
    ...entries.filter((entry) => !isStar(entry)).map(nameOf),
    ...(await Promise.all(passedOn)).flat(),
  ]
}
