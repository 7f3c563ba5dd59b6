// Creates the page of labels: each key of the texts of the hosted pages, with its English text.
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { asText, importSource, root } from './sources.mjs'

const folder = join('packages', 'react', 'src', 'locales', 'en')

/** @param {string | Record<string, string>} text */
const formatText = (text) => {
  const forms = typeof text === 'string' ? [['', text]] : Object.entries(text)
  return forms
    .map(([form, words = '']) => (form ? `\`${form}\`: ` : '') + asText(words))
    .join('<br>')
    .replaceAll('|', '\\|')
}

export const labelsPage = async () => {
  const names = (await readdir(join(root, folder))).toSorted()
  const parts = await Promise.all(names.map((name) => importSource(join(folder, name))))
  const sections = parts.map(({ texts }, at) =>
    [
      `## ${basename(names[at] ?? '', '.ts')}\n`,
      '| key | English |',
      '| --- | --- |',
      ...Object.entries(texts).map(([key, text]) => `| \`${key}\` | ${formatText(text)} |`),
    ].join('\n'),
  )
  const text = [
    '# Labels',
    'Every text of the hosted pages, grouped by the part with which it loads. To change texts or add a language, see [Languages and localization](../guides/languages.md).',
    ...sections,
  ].join('\n\n')
  return { path: 'reference/labels.md', text }
}
