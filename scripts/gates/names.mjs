import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesOfPackage } from '../exports/names-of-package.mjs'
import { createGate } from './gate.mjs'
import { publishedFolders } from './packages/published.mjs'

/**
 * Returns the list of exports of every package. A package that is a command line exports nothing and has no
 * list.
 */
const lists = async () => {
  const folders = await publishedFolders()
  const all = await Promise.all(
    folders.map(async (folder) => ({
      file: join(folder, 'exports.txt'),
      text: await namesOfPackage(folder),
    })),
  )
  return all.filter(({ text }) => text.trim() !== '')
}

/** Rewrites the exports.txt of each package. */
export const writeNames = async () => {
  for (const { file, text } of await lists()) await writeFile(file, text)
}

const findOutdated = async () => {
  const comparisons = await Promise.all(
    (await lists()).map(async ({ file, text }) => ({
      file,
      same: text === (await readFile(file, 'utf8').catch(() => undefined)),
    })),
  )
  return comparisons
    .filter(({ same }) => !same)
    .map(
      ({ file }) =>
        `${file} is not what the package exports. Run "npm run exports", and commit the difference if that is what users should get.`,
    )
}

/**
 * Checks that each exports.txt matches the exports, so that no public name is added or removed by accident.
 */
export const namesGate = createGate('exported names', findOutdated)
