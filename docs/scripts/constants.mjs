// Creates the page of constants from the contract.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asText, importSource, root } from './sources.mjs'

const file = 'packages/contract/src/constants.ts'

const spans = /** @type {const} */ ([
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
])

/** @param {number} seconds */
const inWords = (seconds) => {
  const [unit = '', length = 1] = spans.find(([, size]) => seconds >= size) ?? []
  const count = seconds / length
  return Number.isInteger(count) ? `${count} ${unit}${count === 1 ? '' : 's'}` : ''
}

/** @param {string} name @param {unknown} value */
const formatValue = (name, value) => {
  if (typeof value !== 'number') return JSON.stringify(value)
  const text = Number.isFinite(value)
    ? value.toLocaleString('en').replaceAll(',', ' ')
    : 'unlimited'
  const seconds = name.endsWith('_MILLIS') ? value / 1000 : name.endsWith('_SECONDS') ? value : 0
  const words = seconds >= 1 ? inWords(seconds) : ''
  return words ? `${text} (${words})` : text
}

/**
 * Returns the docstring of each export. An export without one has that of the export before it.
 *
 * @param {string} source
 */
const meanings = (source) => {
  /** @type {Map<string, string>} */
  const docstrings = new Map()
  let meaning = ''
  for (const [, doc, name] of source.matchAll(/(?:\/\*\*([\s\S]*?)\*\/\s*)?export const (\w+)/g)) {
    if (doc)
      meaning = doc
        .replaceAll(/\s*\n\s*\*\s?/g, ' ')
        .replaceAll(/\s*\([^)]*(spec|protocol)[^)]*\)/g, '')
        .trim()
    docstrings.set(name ?? '', meaning)
  }
  return docstrings
}

export const constantsPage = async () => {
  const [constants, source] = await Promise.all([
    importSource(file),
    readFile(join(root, file), 'utf8'),
  ])
  // The first docstring describes the file.
  const about = meanings(source.replace(/\/\*\*[\s\S]*?\*\/\n\n/, ''))
  const rows = [...about].map(
    ([name, meaning]) =>
      `| \`${name}\` | ${formatValue(name, constants[name])} | ${asText(meaning)} |`,
  )
  const text = [
    '---\noutline: false\n---\n\n# Constants',
    'Constants that the client and the service share, from `@latchkey/contract/constants`.',
    ['| name | value | meaning |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
  return { path: 'reference/constants.md', text }
}
