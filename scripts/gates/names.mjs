import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesOfPackage } from '../exports/names-of-package.mjs'
import { createGate } from './gate.mjs'
import { publishedFolders } from './packages/published.mjs'

/** Every package's list as it should be; a command line exports nothing and has none. */
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

/** Writes each package's exports.txt anew. */
export const writeNames = async () => {
  for (const { file, text } of await lists()) await writeFile(file, text)
}

const findOutdated = async () => {
  const kept = await Promise.all(
    (await lists()).map(async ({ file, text }) => ({
      file,
      same: text === (await readFile(file, 'utf8').catch(() => undefined)),
    })),
  )
  return kept
    .filter(({ same }) => !same)
    .map(
      ({ file }) =>
        `${file} is not what the package exports. Run "npm run exports", and commit the difference if that is what users should get.`,
    )
}

/** No name appears in a package, or goes from it, unnoticed. */
export const namesGate = createGate('exported names', findOutdated)
