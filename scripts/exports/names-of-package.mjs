import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { namesOfModule } from './names-of-module.mjs'

/**
 * Finds the export condition of the sources, which may be nested in others.
 *
 * @param {unknown} target
 * @returns {string[]}
 */
const sourcesOf = (target) => {
  if (typeof target !== 'object' || target === null) return []
  return Object.entries(target).flatMap(([condition, inner]) =>
    condition === '@latchkey/source' ? [inner] : sourcesOf(inner),
  )
}

/**
 * Lists the modules of an entry of `exports`: several if it contains a star.
 *
 * @param {string} folder @param {string} subpath @param {string} source
 */
const modulesOf = async (folder, subpath, source) => {
  const [before = '', after] = source.split('*')
  if (after === undefined) return [{ subpath, file: join(folder, source) }]
  const names = await readdir(join(folder, before), { recursive: true })
  return names
    .filter((name) => name.endsWith(after) && !name.endsWith(`.test${after}`))
    .map((name) => ({
      subpath: subpath.replace('*', name.slice(0, -after.length)),
      file: join(folder, before, name),
    }))
}

/** @param {string} a @param {string} b */
const byText = (a, b) => (a < b ? -1 : 1)

/**
 * Lists everything that can be imported from a package, entry by entry, in an order that changes only with
 * the exports.
 *
 * @param {string} folder
 */
export const namesOfPackage = async (folder) => {
  const { name, exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const lines = Object.entries(exports).flatMap(([subpath, target]) =>
    sourcesOf(target)
      .slice(0, 1)
      .filter((source) => source.endsWith('.ts'))
      .map((source) => modulesOf(folder, subpath, source)),
  )
  const modules = (await Promise.all(lines)).flat()
  const entries = await Promise.all(
    modules.map(async ({ subpath, file }) => {
      const names = (await namesOfModule(file)).toSorted(byText)
      return [join(name, subpath), ...names.map((exportedName) => `  ${exportedName}`)].join('\n')
    }),
  )
  return `${entries.toSorted(byText).join('\n\n')}\n`
}
