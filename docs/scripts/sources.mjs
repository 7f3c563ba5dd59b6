// Imports modules of the packages from their sources, so that no build is needed.
import { build } from 'esbuild'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

/**
 * Imports a module by its absolute path, or its place in the repository.
 *
 * @param {string} path such as `packages/contract/src/constants.ts`
 * @returns {Promise<Record<string, any>>}
 */
export const importSource = async (path) => {
  const { outputFiles } = await build({
    entryPoints: [resolve(root, path)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
    conditions: ['@latchkey/source'],
    // Native libraries are not called here. CommonJS ones load modules of Node.
    loader: { '.node': 'empty' },
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(import.meta.url)});`,
    },
  })
  const [file] = outputFiles
  return import(
    `data:text/javascript;base64,${Buffer.from(file?.contents ?? '').toString('base64')}`
  )
}

/** Escapes a text for a page, so that nothing in it becomes markup. @param {string} text */
export const asText = (text) =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;'),
    )
    .join('')

/**
 * Lists the files below a folder by their relative paths, without installed and built ones.
 *
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export const filesBelow = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true })
  const lists = entries
    .filter(({ name }) => !/^(node_modules|dist|\..*)$/.test(name))
    .map(async (entry) => {
      if (!entry.isDirectory()) return [entry.name]
      const below = await filesBelow(join(folder, entry.name))
      return below.map((name) => join(entry.name, name))
    })
  return (await Promise.all(lists)).flat()
}
