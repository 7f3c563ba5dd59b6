// Converts docstrings to text for a page.
/** @import ts from 'typescript-6' */
import { asText } from './sources.mjs'

/**
 * Converts a text to one line, without paragraphs.
 *
 * @param {readonly ts.SymbolDisplayPart[] | undefined} parts
 */
export const plain = (parts) =>
  (parts ?? [])
    .map(({ text }) => text)
    .join('')
    .trim()

/** Lists the tags of a docstring: parameters, the result or thrown, examples, standards. @param {ts.JSDocTagInfo} tag */
const tagText = ({ name, text }) => {
  const tagContent = plain(text)
  switch (name) {
    case 'param': {
      const [, parameter = '', meaning = ''] = /^(\S+)\s*([\s\S]*)$/.exec(tagContent) ?? []
      return `- \`${parameter}\`: ${asText(meaning)}`
    }
    case 'returns':
      return `Returns ${asText(tagContent)}`
    case 'throws':
      return `Throws ${asText(tagContent.replace(/^\{(.*?)\}/, '`$1`'))}`
    case 'example':
      return `\`\`\`tsx\n${tagContent}\n\`\`\``
    case 'see': {
      const standards = tagContent
        .split(';')
        .filter((standard) => /RFC|WebAuthn|Web Authentication|Standard Webhooks/.test(standard))
      return standards.length > 0 ? `Standard: ${asText(standards.join(';').trim())}` : ''
    }
    default:
      return ''
  }
}

/** @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
export const docOf = (symbol, checker) => {
  const text = asText(plain(symbol.getDocumentationComment(checker)))
  const tags = symbol.getJsDocTags(checker).map(tagText).filter(Boolean)
  return [text, ...new Set(tags)]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\n\n(?=- `)/g, '\n')
    .replaceAll(/([^\n])\n(- `)/g, (all, before, item, at, whole) =>
      whole
        .slice(0, at + 1)
        .split('\n')
        .at(-1)
        ?.startsWith('- `')
        ? all
        : `${before}\n\n${item}`,
    )
}

/** Wraps a text to lines that fit on a page. @param {string} text */
export const asComment = (text) =>
  text
    .split('\n\n')
    .map((paragraph) => paragraph.replaceAll('\n', ' ').replaceAll(/(.{1,66})(?:\s|$)/g, '// $1\n'))
    .join('//\n')
    .trimEnd()
