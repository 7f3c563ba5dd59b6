// Checks the packages as users receive them: built and packed.
import { mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { apiGate } from './api.mjs'
import { contentsGate } from './contents.mjs'
import { createGate, outputOfFailure } from '../gate.mjs'
import { packedFolder } from './packed.mjs'
import { publishedFolders } from './published.mjs'

const clientDist = join('packages', 'react', 'dist')
const coreDist = join('packages', 'core', 'dist')
const nativeDist = join(coreDist, 'react-native')

/** Packs every published package; resolves to the errors of pnpm. */
const pack = async () => {
  await rm(packedFolder, { recursive: true, force: true })
  await mkdir(packedFolder, { recursive: true })
  const problems = []
  const target = join(process.cwd(), packedFolder)
  for (const folder of await publishedFolders()) {
    const args = ['--dir', folder, 'pack', '--pack-destination', target]
    problems.push(...(await outputOfFailure('pnpm', args)))
  }
  return problems
}

/** @param {string} command @param {string[]} args the tarball's path is added to them */
const checkTarballs = async (command, args) => {
  const tarballs = (await readdir(packedFolder)).map((name) => join(packedFolder, name))
  if (tarballs.length === 0) return ['No package could be packed.']
  const problems = await Promise.all(
    tarballs.map((tarball) => outputOfFailure(command, [...args, tarball])),
  )
  return problems.flat()
}

/** @param {string} text */
export const isClientChunk = (text) => /^['"]use client['"]/.test(text)

/** The entries of frameworks for servers, beside those for pages. */
const isServerEntry = (/** @type {string} */ name) => /\bframeworks\b.*\bserver\.js$/.test(name)

/** @param {string} text */
export const isNativeChunk = (text) => !/\bimport\s*\.\s*meta\b/.test(text)

/** @param {string} text */
export const hasNoSecondMap = (text) => !/# sourceMappingURL=[^]*# sourceMappingURL=/.test(text)

/**
 * Checks every chunk in a folder.
 *
 * @param {string} folder
 * @param {(text: string) => boolean} isGood
 * @param {string} rule the rule that a failing chunk violates
 */
const findBadChunks = async (folder, isGood, rule) => {
  const names = await readdir(folder, { recursive: true })
  const chunks = names
    .filter((name) => name.endsWith('.js') && !isServerEntry(name))
    .map((name) => join(folder, name))
  if (chunks.length === 0) return [`${folder} holds no chunk; is it built?`]
  const texts = await Promise.all(chunks.map((chunk) => readFile(chunk, 'utf8')))
  return chunks
    .filter((_, index) => !isGood(texts[index] ?? ''))
    .map((chunk) => `${chunk} must ${rule}.`)
}

const attwOptions = [
  ...['--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', 'account.css'],
  ...['--format', 'ascii', '--no-emoji'],
]

/** Packs the built packages. */
export const packGate = createGate('pack', pack)

/** Gates of the built packages. */
export const packageGates = [
  apiGate,
  packGate,
  contentsGate,
  createGate('exports', () => checkTarballs('publint', ['run', '--strict'])),
  createGate('types of exports', () => checkTarballs('attw', attwOptions)),
  createGate('client chunks', () =>
    findBadChunks(clientDist, isClientChunk, "begin with the 'use client' directive"),
  ),
  // Parcel fails with a second map: it reads the sources, which are in the map and not in the package.
  createGate('source maps', () =>
    findBadChunks(coreDist, hasNoSecondMap, 'name no second source map'),
  ),
  // Hermes rejects a script that contains it: https://github.com/expo/expo/issues/36661
  createGate('React Native chunks', () =>
    findBadChunks(nativeDist, isNativeChunk, 'not name import.meta'),
  ),
]
