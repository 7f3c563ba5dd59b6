import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * @typedef {{ command: string }} CommandStep
 * @typedef {{ file: string, text: string }} FileStep
 * @typedef {CommandStep | FileStep} GuideStep
 */

const BLOCK = /(?:<!-- file: (?<source>\S+) -->\n+)?^```(?<language>\w+)\n(?<text>[\s\S]*?)^```$/gm
const PATH = /^\/\/ (\S+\.\w+)\n/

/** @param {RegExpMatchArray} block @returns {GuideStep[]} */
const stepsOfBlock = ({ groups: { source, language, text = '' } = {} }) => {
  if (language === 'sh')
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((command) => ({ command }))
  const file = source === undefined ? PATH.exec(text)?.[1] : basename(source)
  return file === undefined ? [] : [{ file, text }]
}

/** Returns whether a step starts the app. @param {GuideStep} step */
const isStart = (step) => 'command' in step && step.command.startsWith('npx latchkey dev ')

/**
 * Reads what a reader of a guide does, in order: the commands, and the files whose path is their first line or
 * which are recipes. The last step starts the app.
 *
 * @param {string} page such as `docs/quickstart.md`
 * @returns {Promise<GuideStep[]>}
 */
export const readGuide = async (page) => {
  const steps = [...(await readFile(page, 'utf8')).matchAll(BLOCK)].flatMap(stepsOfBlock)
  const start = steps.findIndex(isStart)
  if (start === -1) throw new Error(`${page} does not start the app with "npx latchkey dev".`)
  return steps.slice(0, start + 1)
}
