import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { importSource } from '../../docs/scripts/sources.mjs'

/**
 * The keys of a part's texts: those in English, and those in each other language by its tag.
 *
 * @typedef {{ name: string, english: string[], translations: Map<string, string[]> }} Texts
 */

/**
 * Lists the keys of nested texts, such as `rejection.action`.
 *
 * @param {object} texts
 * @returns {string[]}
 */
const keysOf = (texts) =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [key] : keysOf(text).map((inner) => `${key}.${inner}`),
  )

/** @param {string} root @returns {Promise<Texts>} */
const readEmailTexts = async (root) => {
  const folder = join(root, 'packages', 'service', 'src', 'domain', 'email', 'texts')
  const { englishTexts } = await importSource(join(folder, 'en.ts'))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'))
  const translations = files.map(async (file) => {
    const texts = JSON.parse(await readFile(join(folder, file), 'utf8'))
    return /** @type {const} */ ([basename(file, '.json'), keysOf(texts)])
  })
  return {
    name: 'emails',
    english: keysOf(englishTexts),
    translations: new Map(await Promise.all(translations)),
  }
}

/**
 * Reads the texts of pages. A text can be an object of plural forms, so only its key counts.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {Promise<Texts>}
 */
const readPageTexts = async (name, folder) => {
  const files = await readdir(join(folder, 'en'))
  const groups = await Promise.all(files.map((file) => importSource(join(folder, 'en', file))))
  const { translations } = await importSource(join(folder, 'translations.ts'))
  const loaded = Object.entries(translations).map(async ([tag, load]) => {
    return /** @type {const} */ ([tag, Object.keys(await load())])
  })
  return {
    name,
    english: groups.flatMap(({ texts }) => Object.keys(texts)),
    translations: new Map(await Promise.all(loaded)),
  }
}

/**
 * Reads the keys of all texts that are translated.
 *
 * @param {string} root the folder of the repository
 */
export const readTexts = (root) =>
  Promise.all([
    readEmailTexts(root),
    readPageTexts('React', join(root, 'packages', 'react', 'src', 'locales')),
    readPageTexts('dashboard', join(root, 'packages', 'dashboard', 'src', 'locales')),
  ])
