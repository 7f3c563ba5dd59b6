import { access, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { publishedFolders } from './published.mjs'

/** The folder into which the gate `pack` writes the packages, as a registry would have them. */
export const packedFolder = join('node_modules', '.cache', 'packed')

/** @param {string} folder @returns {Promise<[string, string]>} */
const specOf = async (folder) => {
  const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
  const path = resolve(packedFolder, file)
  await access(path)
  return [name, `file:${path}`]
}

/** Returns the version of each packed package for the package.json of an app, by the name of the package. */
export const packedSpecs = async () =>
  Object.fromEntries(await Promise.all((await publishedFolders()).map(specOf)))
