import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * @typedef {{ command: string }} CommandStep
 * @typedef {{ file: string, text: string }} FileStep
 * @typedef {{ file: string, diff: string }} DiffStep
 * @typedef {CommandStep | FileStep | DiffStep} GuideStep
 */

const BLOCK = /(?:<!-- file: (?<source>\S+) -->\n+)?^```(?<language>\w+)\n(?<text>[\s\S]*?)^```$/gm
/** A comment with the path of the file. It is the first line, also of the script of an Astro component. */
const PATH = /^(?:---\n)?\/\/ (\S+\.\w+)\n/
const PATH_OF_DIFF = /^ \/\/ (\S+\.\w+)\n/

/** @param {RegExpMatchArray} block @returns {GuideStep[]} */
const stepsOfBlock = ({ groups: { source, language, text = '' } = {} }) => {
  if (language === 'sh')
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((command) => ({ command }))
  if (language === 'diff') {
    const [firstLine = '', path] = PATH_OF_DIFF.exec(text) ?? []
    return path === undefined ? [] : [{ file: path, diff: text.slice(firstLine.length) }]
  }
  const file = source === undefined ? PATH.exec(text)?.[1] : basename(source)
  return file === undefined ? [] : [{ file, text }]
}

/** Returns whether a step starts the app. @param {GuideStep} step */
const isStart = (step) => 'command' in step && step.command.startsWith('npx latchkey dev ')

/** @param {string} section the text below a heading of the second level, with the heading */
const headingOf = (section) => section.split('\n')[0] ?? ''

/**
 * Reads what a reader of a guide does, in order: the commands, the files whose path is their first line or
 * which are recipes, and the changes of files. The last step starts the app.
 *
 * @param {string} page such as `docs/quickstart.md`
 * @param {(heading: string) => boolean} [isRead] whether the reader follows a section; all of them by default
 * @returns {Promise<GuideStep[]>}
 */
export const readGuide = async (page, isRead = () => true) => {
  const sections = (await readFile(page, 'utf8')).split(/^## /m)
  const steps = sections
    .filter((section) => isRead(headingOf(section)))
    .flatMap((section) => [...section.matchAll(BLOCK)].flatMap(stepsOfBlock))
  const start = steps.findIndex(isStart)
  if (start === -1) throw new Error(`${page} does not start the app with "npx latchkey dev".`)
  return steps.slice(0, start + 1)
}

/**
 * Reads the first block of a language, for a file whose format has no comment with its path.
 *
 * @param {string} page such as `docs/quickstart.md`
 * @param {string} language
 */
export const readBlock = async (page, language) => {
  const blocks = (await readFile(page, 'utf8')).matchAll(BLOCK)
  const block = [...blocks].find(({ groups }) => groups?.['language'] === language)
  if (block === undefined) throw new Error(`${page} has no block of ${language}.`)
  return block.groups?.['text'] ?? ''
}
