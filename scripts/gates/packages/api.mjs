import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiReport } from '../../api/report.mjs'
import { createGate } from '../gate.mjs'
import { publishedFolders } from './published.mjs'

/** Returns the report of every package that exports something. */
const reports = async () => {
  const folders = await publishedFolders()
  const all = await Promise.all(
    folders.map(async (folder) => ({
      file: join(folder, 'api.md'),
      text: await apiReport(folder),
    })),
  )
  return all.flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }]))
}

/** Rewrites the api.md of each package. */
export const writeReports = async () => {
  for (const { file, text } of await reports()) await writeFile(file, text)
}

const findOutdated = async () => {
  const comparisons = await Promise.all(
    (await reports()).map(async ({ file, text }) => ({
      file,
      isCurrent: text === (await readFile(file, 'utf8').catch(() => undefined)),
    })),
  )
  return comparisons
    .filter(({ isCurrent }) => !isCurrent)
    .map(
      ({ file }) =>
        `${file} is not the API of the package. Run "npm run api", and commit the difference if that is what users should get.`,
    )
}

/** Checks that each api.md describes the built package, so that no public type changes by accident. */
export const apiGate = createGate('API reports', findOutdated)
