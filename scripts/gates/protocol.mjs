import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { importSource } from '../../docs/scripts/sources.mjs'
import { describe, measure } from './coverage.mjs'

const folder = join(import.meta.dirname, '..', '..')
const facts = join(folder, 'packages', 'service', 'test')
/**
 * The file with the responses of the service to tests, which
 * packages/service/test/support/recorded-responses.ts writes.
 */
const answersFile = join(folder, 'node_modules', '.cache', 'answers.jsonl')

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/** Makes every later test run record the responses of the service. */
export const recordAnswers = async () => {
  await rm(answersFile, { force: true })
  process.env['PROTOCOL_ANSWERS_FILE'] = answersFile
}

const readAnswers = async () => {
  const text = await readFile(answersFile, 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line))
}

/**
 * Prints how much of the protocol the passed tests of recorded runs cover. Resolves to the gaps without a
 * reason.
 *
 * @param {import('./coverage.mjs').Report} report vitest's JSON report, or several joined
 */
export const findGaps = async (report) => {
  const [calls, { catalogue }, scenarios, reasons, answers] = await Promise.all([
    readJson(join(facts, 'protocol', 'calls.json')),
    importSource('packages/contract/src/errors/catalogue.ts'),
    readJson(join(facts, 'scenarios', 'recorded.json')),
    readJson(join(facts, 'scenarios', 'exceptions.json')),
    readAnswers(),
  ])
  const codes = Object.keys(catalogue).filter((code) => catalogue[code].origin === 'service')
  const parts = measure({ calls, codes, scenarios }, { report, answers })
  const { summary, excused, problems } = describe(parts, reasons)
  for (const line of [summary, ...excused]) console.log(line)
  return problems
}
