// `node scripts/security-cases.mjs` writes docs/security-cases.md, which lists each case with the tests
// that have its number in a title.
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { untested } from './security-cases/security-cases-untested.mjs'

const root = join(import.meta.dirname, '..')
const document = join(root, 'docs', 'security-cases.md')

/** Each case in a few words, by its number. @type {Record<string, string>} */
const words = JSON.parse(
  await readFile(join(import.meta.dirname, 'security-cases', 'security-cases.json'), 'utf8'),
)
const numbers = Object.keys(words)

/** Kinds of cases by the prefix of their numbers. */
const kinds = {
  OA: 'OAuth, out and back',
  TK: 'Tokens and clocks',
  CK: 'Cookies and what a browser keeps',
  HT: 'Answers and connections',
  RT: 'Attempts and waits',
  CC: 'Tabs, races, lifetimes',
  WA: 'Passkeys',
  CL: 'Signing in on the command line',
  AH: 'The session of a request',
  PP: 'Prototypes and odd objects',
  XS: 'What pages show',
  LG: 'Logs and errors',
  SK: 'Secret keys',
  SR: 'Servers that render',
  IN: 'Passwords, codes, invitations',
  AK: 'API keys and permissions',
  AD: 'Configuring a project',
}

const NUMBER = new RegExp(`\\b(?:${Object.keys(kinds).join('|')})\\d\\d\\b`, 'g')
const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g
const FOLDERS = ['packages', 'examples', 'docs', 'scripts/gates']
const LEFT_OUT = /^(node_modules|dist|\..*)$/
const TEST = /\.test\.(ts|tsx|mjs)$/

/**
 * Returns the cases whose numbers are in string literals of a test file.
 *
 * @param {string} source
 */
export const casesIn = (source) =>
  new Set([...source.matchAll(LITERAL)].flatMap(([text]) => text.match(NUMBER) ?? []))

/** @param {string} folder @returns {Promise<string[]>} */
async function testsIn(folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const names = entries.map(async (entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return LEFT_OUT.test(entry.name) ? [] : testsIn(name)
    return TEST.test(name) ? [name] : []
  })
  return (await Promise.all(names)).flat()
}

/**
 * Resolves to the test files of each case.
 *
 * @returns {Promise<Map<string, string[]>>}
 */
export async function readCases() {
  const cases = new Map(numbers.map((number) => [number, /** @type {string[]} */ ([])]))
  const files = (await Promise.all(FOLDERS.map(testsIn))).flat().toSorted()
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8')
    for (const number of casesIn(source)) cases.get(number)?.push(file)
  }
  return cases
}

/**
 * Finds the cases that have neither a test nor a reason, and those that have both.
 *
 * @param {ReadonlyMap<string, readonly string[]>} cases
 * @param {Readonly<Record<string, string>>} reasons
 */
export const findGaps = (cases, reasons) => [
  ...[...cases].flatMap(([number, files]) =>
    files.length === 0 && !(number in reasons) ? [`${number}: no test has it in its title`] : [],
  ),
  ...Object.keys(reasons).flatMap((number) =>
    cases.get(number)?.length === 0 ? [] : [`${number}: needs no reason`],
  ),
]

const line = (/** @type {string} */ number, /** @type {readonly string[]} */ files) => {
  const fileList = files.map((file) => `\`${file}\``).join(', ')
  return `- **${number}** ${words[number]}: ${fileList || `no test, as ${untested[number]}`}`
}

/** @param {ReadonlyMap<string, readonly string[]>} cases */
export async function describeCases(cases) {
  const parts = Object.entries(kinds).map(([kind, about]) => {
    const own = [...cases].filter(([number]) => number.startsWith(kind))
    return `## ${kind}: ${about}\n\n${own.map((entry) => line(...entry)).join('\n')}\n`
  })
  const count = [...cases.values()].filter((files) => files.length > 0).length
  const text = await readFile(
    join(import.meta.dirname, 'security-cases', 'security-cases.md'),
    'utf8',
  )
  const head = text.replace('COUNT', String(count)).replace('ALL', String(cases.size))
  const { code } = await format(document, [head, ...parts].join('\n'))
  return code
}

/**
 * Finds the outdated parts of the page: a missing case, or a file that no longer tests its case. New tests
 * do not make it outdated.
 *
 * @param {string} page
 * @param {ReadonlyMap<string, readonly string[]>} cases
 */
export const findStale = (page, cases) =>
  [...cases].flatMap(([number, files]) => {
    const [caseLine] = page.match(new RegExp(`^- \\*\\*${number}\\*\\*.*`, 'm')) ?? []
    if (caseLine === undefined) return [`${number} is left out`]
    const named = [...caseLine.matchAll(/`([^`]+\.test\.\w+)`/g)].map(([, file]) => String(file))
    return named
      .filter((file) => !files.includes(file))
      .map((file) => `${number} is not shown by ${file}`)
  })

export const readDocument = () => readFile(document, 'utf8').catch(() => '')

if (process.argv[1] === import.meta.filename)
  await writeFile(document, await describeCases(await readCases()))
