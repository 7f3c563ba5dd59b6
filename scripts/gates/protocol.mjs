import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, measure } from './coverage.mjs'
import { createGate } from './gate.mjs'

const folder = join(import.meta.dirname, '..', '..')
const facts = join(folder, 'packages', 'service', 'test')
/** What tests got from the service: packages/service/test/support/answers.ts writes it. */
const answersFile = join(folder, 'node_modules', '.cache', 'answers.jsonl')

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/** Has tests that start from now on write down what they get from the service. */
export const recordAnswers = async () => {
  await rm(answersFile, { force: true })
  process.env['LATCHKEY_ANSWERS_FILE'] = answersFile
}

const readAnswers = async () => {
  const text = await readFile(answersFile, 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => JSON.parse(line))
}

/**
 * How much of the protocol the tests of a recorded run showed to work, printed; resolves to what is
 * missing without a reason.
 *
 * @param {string} reportFile vitest's JSON report of the run
 */
export const findGaps = async (reportFile) => {
  const [calls, codes, scenarios, reasons, report, answers] = await Promise.all([
    readJson(join(facts, 'protocol', 'calls.json')),
    readJson(join(facts, 'protocol', 'codes.json')),
    readJson(join(facts, 'scenarios', 'recorded.json')),
    readJson(join(facts, 'scenarios', 'exceptions.json')),
    readJson(reportFile),
    readAnswers(),
  ])
  const parts = measure({ calls, codes, scenarios }, { report, answers })
  const { summary, excused, problems } = describe(parts, reasons)
  for (const line of [summary, ...excused]) console.log(line)
  return problems
}

/** @param {string} reportFile */
export const createProtocolGate = (reportFile) => createGate('protocol', () => findGaps(reportFile))
