import { DOMParser, type Element, onWarningStopParsing, ParseError } from '@xmldom/xmldom'

/** A text that is not well-formed XML, or that has parts which no document of an identity provider needs. */
export class XmlError extends Error {
  /** `too_large`, or `malformed_xml`. */
  readonly word: string

  constructor(word: 'too_large' | 'malformed_xml') {
    super(`The XML is not accepted: ${word}.`)
    this.word = word
  }
}

/** More than a response with 2000 groups of a user. The work of a parser and of a signature grows with each of them. */
const MAX_CHARACTERS = 512 * 1024
const MAX_TAGS = 5000
/** Declarations of namespaces too. */
const MAX_ATTRIBUTES = 10_000
/** An attribute value in a response is nine levels deep. */
const MAX_DEPTH = 32

/** Characters that XML 1.0 does not have, and that no column of the database stores. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF\p{Surrogate}]/u

interface Options {
  /** Whether the document may have comments. */
  allowComments: boolean
}

/**
 * Parses XML. Rejects a document type declaration, and with it every entity, before a parser reads it; processing
 * instructions and CDATA sections too. In well-formed XML, `<!` and `<?` have no other meaning.
 *
 * @throws XmlError
 */
export function parseXml(text: string, { allowComments }: Options): Element {
  const body = text.replace(/^\uFEFF?\s*<\?xml\s[^<>?]*\?>/, '')
  const isTooLarge =
    text.length > MAX_CHARACTERS ||
    countOf(text, '<') > MAX_TAGS ||
    countOf(text, '=') > MAX_ATTRIBUTES
  if (isTooLarge) throw new XmlError('too_large')
  const declaration = allowComments ? /<(?:\?|!(?!--))/ : /<[?!]/
  if (declaration.test(body)) throw new XmlError('malformed_xml')
  const root = parse(body)
  requireShallow(root)
  return root
}

const countOf = (text: string, part: string): number => text.split(part).length - 1

function parse(text: string): Element {
  try {
    const parser = new DOMParser({ onError: onWarningStopParsing })
    const root = parser.parseFromString(text, 'text/xml').documentElement
    if (root !== null) return root
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
  }
  throw new XmlError('malformed_xml')
}

/** Rejects a document whose elements are nested too deep for functions that call themselves. */
function requireShallow(root: Element): void {
  let level: Element[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new XmlError('too_large')
    level = level.flatMap(childElements)
  }
}

/** Returns the elements directly below an element. */
export const childElements = (parent: Element): Element[] => Array.from(parent.children)

/** Returns the elements with a name directly below an element. */
export const childrenNamed = (parent: Element, namespace: string, name: string): Element[] =>
  childElements(parent).filter((child) => isNamed(child, namespace, name))

/** Returns whether an element has a name. */
export const isNamed = (element: Element, namespace: string, name: string): boolean =>
  element.namespaceURI === namespace && element.localName === name

/** Returns an element and all elements below it, in the order of the document. */
export const withDescendants = (element: Element): Element[] => [
  element,
  ...childElements(element).flatMap(withDescendants),
]

/** Returns an attribute; undefined if the element lacks it or it is empty. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.getAttribute(name) || undefined

/**
 * Returns the text of an element without white space around it.
 *
 * @throws XmlError for an element that has others in it, and for characters that XML does not have
 */
export function textOf(element: Element): string {
  const text = element.textContent ?? ''
  if (childElements(element).length > 0 || FORBIDDEN_CHARACTER.test(text))
    throw new XmlError('malformed_xml')
  return text.trim()
}
