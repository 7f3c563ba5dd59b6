import { DOMParser } from '@xmldom/xmldom'

/** A text that is not well-formed XML, or that has parts which no document of an identity provider needs. */
export class XmlError extends Error {
  /** `too_large`, or `malformed_xml`. */
  readonly word: string

  constructor(word: 'too_large' | 'malformed_xml') {
    super(`The XML is not accepted: ${word}.`)
    this.word = word
  }
}

/** Far more than a response with the groups of a user. The work of a parser grows with each of them. */
const MAX_CHARACTERS = 512 * 1024
const MAX_TAGS = 20_000
const MAX_NAMESPACES = 2000
/** An attribute value in a response is nine levels deep. */
const MAX_DEPTH = 32

/** Characters that XML 1.0 does not have, and that no column of the database stores. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

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
    countOf(text, 'xmlns') > MAX_NAMESPACES
  if (isTooLarge) throw new XmlError('too_large')
  const declaration = allowComments ? /<(?:\?|!(?!--))/ : /<[?!]/
  if (declaration.test(body)) throw new XmlError('malformed_xml')
  const root = parse(body)
  requireShallow(root)
  return root
}

const countOf = (text: string, part: string): number => text.split(part).length - 1

function parse(text: string): Element {
  const reject = (): never => {
    throw new XmlError('malformed_xml')
  }
  // Without a handler, the parser repairs what is not well-formed.
  const errorHandler = { warning: reject, error: reject, fatalError: reject }
  const document = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml')
  // The parser returns undefined for an empty text, against its type.
  const root: Element | null = document ? document.documentElement : null
  if (root === null) throw new XmlError('malformed_xml')
  const isOnlyElement = [...nodesOf(document)].every(
    (node) => node === root || node.nodeType === COMMENT_NODE || node.textContent?.trim() === '',
  )
  if (!isOnlyElement) throw new XmlError('malformed_xml')
  return root
}

const ELEMENT_NODE = 1
const COMMENT_NODE = 8

/** Rejects a document whose elements are nested too deep for functions that call themselves. */
function requireShallow(root: Element): void {
  let level: Element[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new XmlError('too_large')
    level = level.flatMap(childElements)
  }
}

function* nodesOf(parent: Node): Generator<Node> {
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) yield node
}

/** Returns the elements directly below an element. */
export const childElements = (parent: Node): Element[] =>
  // The type of a node is its number.
  [...nodesOf(parent)].filter((node): node is Element => node.nodeType === ELEMENT_NODE)

/** Returns the elements with a name directly below an element. */
export const childrenNamed = (parent: Node, namespace: string, name: string): Element[] =>
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
