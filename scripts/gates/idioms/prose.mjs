// Extracts the English text of a file: the text of a page, or the comments of a module.
import { extname } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * @typedef {object} Prose a piece of text
 * @property {number} line its first line in the file, from 1
 * @property {string} text without code, addresses and markup, with its line breaks
 * @property {boolean} opens whether it has no text before it that a pronoun could refer to
 */

/** Replaces a match by spaces, so that line numbers and columns stay. @param {string} match */
const blank = (match) => match.replace(/[^\n]/g, ' ')

/** Removes an HTML tag, except the text of an image. @param {string} tag */
const blankTag = (tag) => {
  const [, before = '', alt = ''] = /^([^]*\balt=")([^"]*)/.exec(tag) ?? []
  return blank(before) + alt + blank(tag.slice(before.length + alt.length))
}

/** Removes everything that is not English: code, links and HTML. @param {string} text */
const withoutCode = (text) =>
  text
    .replace(/``[^`]*``|`[^`]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/\{@link [^}]*\}/g, blank)
    .replace(/\bhttps?:\/\/\S+/g, blank)
    .replace(/<\/?[a-z][^>]*>/gi, blankTag)

/** Returns the text of a page in Markdown, paragraph by paragraph. @param {string} text @returns {Prose[]} */
const proseOfPage = (text) => {
  const prose = withoutCode(
    text
      .replace(/^---\n[\s\S]*?\n---\n/, blank)
      .replace(/^ *```[\s\S]*?^ *```$/gm, blank)
      .replace(/<!--[\s\S]*?-->/g, blank),
  )
  let line = 1
  let opens = true
  return prose.split('\n\n').map((paragraph) => {
    const piece = { line, text: paragraph, opens }
    line += paragraph.split('\n').length + 1
    if (paragraph.trim() !== '') opens = paragraph.trim().startsWith('#')
    return piece
  })
}

/** Returns the comments of a module. Line comments one below the other are one text. @param {string} path @param {string} text @returns {Prose[]} */
const proseOfModule = (path, text) => {
  const lineAt = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length
  /** @type {Prose[]} */
  const pieces = []
  let lastLine = 0
  for (const { type, value, start } of parseSync(path, text).comments) {
    const line = lineAt(start)
    const prose = withoutCode(value.replace(/^(\s*)\*+ ?/gm, '$1').replace(/^(\s*)@\w+/gm, blank))
    const previous = pieces.at(-1)
    if (type === 'Line' && previous && lastLine === line - 1) previous.text += `\n${prose}`
    else pieces.push({ line, text: prose, opens: true })
    lastLine = type === 'Line' ? line : 0
  }
  return pieces
}

/** Returns the English text of a file. @param {string} path @param {string} text */
export const proseOf = (path, text) =>
  extname(path) === '.md' ? proseOfPage(text) : proseOfModule(path, text)
