// Checks the English of the documentation, of docstrings, of comments and of titles of tests.
import { readFile } from 'node:fs/promises'
import { runCommand } from '../../command.mjs'
import { createGate } from '../gate.mjs'
import { allowlist } from './allowlist.mjs'
import { covered, excluded } from './paths.mjs'
import { proseOf } from './prose.mjs'
import { findIdioms, findTitleIdioms } from './rules.mjs'
import { titlesOf } from './titles.mjs'

/**
 * Returns a line for each idiom in a file that the allowlist does not accept.
 *
 * @param {string} file
 * @param {string} text
 * @param {typeof allowlist} [accepted]
 */
export const idiomsOf = (file, text, accepted = allowlist) => {
  const lines = text.split('\n')
  return [...findIdioms(proseOf(file, text)), ...findTitleIdioms(titlesOf(file, text))]
    .filter(
      ({ line }) =>
        !accepted.some((use) => use.file === file && lines[line - 1]?.includes(use.quote)),
    )
    .map(({ line, name, quote, advice }) => `${file}:${line}: ${name}: "${quote}". ${advice}`)
}

const findAll = async () => {
  const { code, output } = await runCommand('git', [
    ...['ls-files', '--cached', '--others', '--exclude-standard', '--'],
    ...covered,
  ])
  if (code !== 0) return [output]
  const files = output
    .split('\n')
    .filter((file) => file !== '' && !excluded.some((path) => file.startsWith(path)))
  const problems = await Promise.all(
    files.map(async (file) => idiomsOf(file, await readFile(file, 'utf8'))),
  )
  const unused = allowlist
    .filter(({ file }) => !files.includes(file))
    .map(
      ({ file }) => `scripts/gates/idioms/allowlist.mjs: ${file} is not checked. Remove its entry.`,
    )
  return [...problems.flat(), ...unused]
}

/** Finds idioms that make our English hard to read. */
export const idiomsGate = createGate('idioms', findAll)
