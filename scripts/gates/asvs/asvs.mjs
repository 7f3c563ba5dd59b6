import { readFile } from 'node:fs/promises'
import requirements from './asvs-requirements.json' with { type: 'json' }
import { createGate } from '../gate.mjs'

const DOCUMENT = 'docs/security/asvs.md'
const ROW = /^\| (\d+\.\d+\.\d+) +\| (\d) +\| .+? \| (.+?) +\| (.+?) +\|$/
const TEST = /^`([^`]+)`: (.+)$/

/**
 * @typedef {{ id: string, level: number, state: string, evidence: string }} Row
 */

/**
 * Reads the rows of the table.
 *
 * @param {string} text
 * @returns {Row[]}
 */
export const rowsOf = (text) =>
  text.split('\n').flatMap((line) => {
    const [, id = '', level, state = '', evidence = ''] = ROW.exec(line) ?? []
    return id === '' ? [] : [{ id, level: Number(level), state, evidence }]
  })

/**
 * Finds the errors in the rows.
 *
 * @param {Row[]} rows
 * @param {(file: string) => Promise<string>} read resolves to the text of a file of the repository
 * @returns {Promise<string[]>}
 */
export async function findMistakes(rows, read) {
  const expected = Object.entries(requirements)
  const missing = expected.filter(
    ([id, level]) => rows.filter((row) => row.id === id && row.level === level).length !== 1,
  )
  const mistakes = missing.map(([id]) => `${DOCUMENT} must have one row for ${id} with its level.`)
  for (const { id, state, evidence } of rows) {
    if (!['met', 'not applicable', 'open'].includes(state))
      mistakes.push(`${id}: the state must be met, not applicable or open.`)
    if (state !== 'met') continue
    const [, file = '', title = ''] = TEST.exec(evidence) ?? []
    const source = await read(file).catch(() => '')
    if (title === '' || !source.includes(title)) mistakes.push(`${id}: no such test: ${evidence}`)
  }
  return mistakes
}

const findProblems = async () => {
  const text = await readFile(DOCUMENT, 'utf8')
  const rows = rowsOf(text)
  const count = (/** @type {string} */ state) => rows.filter((row) => row.state === state).length
  const sentence = `Of ${rows.length} requirements, ${count('met')} are met, ${count('not applicable')} are not applicable and ${count('open')} are open.`
  console.log(sentence)
  const mistakes = await findMistakes(rows, (file) => readFile(file, 'utf8'))
  return text.includes(sentence) ? mistakes : [...mistakes, `${DOCUMENT} must say: ${sentence}`]
}

/** Every requirement has one row, and every test that a row names exists. */
export const asvsGate = createGate('ASVS table', findProblems)
