// Checks the English of the documentation and of comments.
import { readFile } from 'node:fs/promises'
import { parseSync } from 'oxc-parser'
import { runCommand } from '../../command.mjs'
import { createGate } from '../gate.mjs'
import { rules } from './rules.mjs'

/** Files whose English the gate checks, as patterns of `git ls-files`. */
const covered = ['*.md', '*.js', '*.mjs', '*.ts', '*.tsx']

/** One file per change, generated files, and pages that list case numbers. */
const excluded =
  /^(?:\.changeset\/|packages\/[\w-]+\/(?:CHANGELOG|api)\.md$|docs\/security-cases\.md$|packages\/core\/test\/simulation\/README\.md$)/

/** Code, links and markup, except the text of an image. */
const notEnglish = [
  /^---\n[\s\S]*?\n---\n/g,
  /^ *```[\s\S]*?^ *```$/gm,
  /<!--[\s\S]*?-->/g,
  /``[^`]*``|`[^`]*`/g,
  /\]\([^)]*\)/g,
  /\{@link [^}]*\}/g,
  /\bhttps?:\/\/\S+/g,
  /\s(?!alt=)[\w-]+="[^"]*"/g,
]

/** The marks of comments, and tags of docstrings. */
const COMMENT_MARKS = /^[^\S\n]*(?:\/\/|\/\*+|\*+(?!\/)|(?=\*\/))[^\S\n]*(?:@\w+)?|\*\/$/gm

/** Replaces a match by spaces, so that all positions stay. @param {string} match */
const blank = (match) => match.replace(/[^\n]/g, ' ')

/** Finds a page, or the comments of a module. Comments one below the other are one text. @param {string} file @param {string} text */
const textsOf = (file, text) => {
  if (file.endsWith('.md')) return [{ start: 0, text }]
  /** @type {{ start: number, end: number }[]} */
  const comments = []
  for (const { start, end } of parseSync(file, text).comments) {
    const previous = comments.at(-1)
    if (previous && /^\s*$/.test(text.slice(previous.end, start))) previous.end = end
    else comments.push({ start, end })
  }
  return comments.map(({ start, end }) => ({
    start,
    text: text.slice(start, end).replace(COMMENT_MARKS, blank),
  }))
}

/**
 * Returns a line for each idiom in a file.
 *
 * @param {string} file
 * @param {string} source
 */
export const idiomsOf = (file, source) =>
  textsOf(file, source).flatMap(({ start, text }) => {
    const english = notEnglish.reduce((rest, pattern) => rest.replace(pattern, blank), text)
    return rules.flatMap(({ pattern, advice }) =>
      [...english.matchAll(pattern)].map(({ index, 0: match }) => {
        const begin = start + index + (match.length - match.trimStart().length)
        const line = source.slice(0, begin).split('\n').length
        const quote = match.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
        return `${file}:${line}: "${quote}". ${advice}`
      }),
    )
  })

const findAll = async () => {
  const { code, output } = await runCommand('git', [
    ...['ls-files', '--cached', '--others', '--exclude-standard', '--'],
    ...covered,
  ])
  if (code !== 0) return [output]
  const files = output.split('\n').filter((file) => file !== '' && !excluded.test(file))
  const problems = await Promise.all(
    files.map(async (file) => idiomsOf(file, await readFile(file, 'utf8'))),
  )
  return problems.flat()
}

/** Finds idioms that make our English hard to read. */
export const idiomsGate = createGate('idioms', findAll)
