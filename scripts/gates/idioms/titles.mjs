// Extracts the titles of tests, which a reader sees alone in the log of a run.
import { parseSync } from 'oxc-parser'

/** @typedef {import('oxc-parser').Node} Node */

const TEST = /\.test\.(ts|tsx|mjs)$/
/** The path of a route, such as `/dev/mail`. */
const PATH = /(?<!\S)\/\S+/g
const FUNCTIONS = new Set(['describe', 'it', 'test'])

/**
 * Returns the name of the function at the start of a call: `it` for `it.each(rows)(title, run)`.
 *
 * @param {Node} node
 * @returns {string | undefined}
 */
function functionOf(node) {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return functionOf(node.object)
  return node.type === 'CallExpression' ? functionOf(node.callee) : undefined
}

/**
 * Returns the text of a string or of a template with x in place of its expressions.
 *
 * @param {Node | undefined} node
 */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  return node.quasis.map(({ value }) => value.raw).join('x')
}

/**
 * Returns all nodes below a value of a syntax tree.
 *
 * @param {unknown} value
 * @returns {Generator<Node>}
 */
function* nodesIn(value) {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield /** @type {Node} */ (value)
  for (const child of Object.values(value)) yield* nodesIn(child)
}

/**
 * Returns the titles of the tests in a file. Other files have none.
 *
 * @param {string} path
 * @param {string} text
 * @returns {import('./prose.mjs').Prose[]}
 */
export function titlesOf(path, text) {
  if (!TEST.test(path)) return []
  /** @type {import('./prose.mjs').Prose[]} */
  const titles = []
  for (const node of nodesIn(parseSync(path, text).program)) {
    if (node.type !== 'CallExpression' || !FUNCTIONS.has(functionOf(node.callee) ?? '')) continue
    const [first] = node.arguments
    const title = textOf(first)
    if (first === undefined || title === undefined) continue
    const line = text.slice(0, first.start).split('\n').length
    titles.push({ line, text: title.replace(PATH, ''), opens: true })
  }
  return titles
}
