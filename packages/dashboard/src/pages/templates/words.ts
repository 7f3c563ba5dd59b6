import type { EmailTemplate } from '@latchkey/core/admin'
import { blockAt, childrenOf, withBlock } from './block.js'

type Content = EmailTemplate['content']

interface Words {
  readonly id: string
  readonly label: string
  readonly text: string
}

const labels: Readonly<Partial<Record<string, string>>> = {
  Heading: 'Heading',
  Text: 'Text',
  Button: 'Button label',
}

/** The words of an email, in the order in which they are read. */
export function wordsOf(content: Content): Words[] {
  const seen = new Set<string>()
  const visit = (id: string): Words[] => {
    const block = blockAt(content, id)
    // Every block stands once, so that no document is endless.
    if (!block || seen.has(id)) return []
    seen.add(id)
    const isCode = block.type === 'Text' && block.data?.props?.variant === 'code'
    const label = isCode ? 'Code' : labels[block.type ?? '']
    const own = label ? [{ id, label, text: block.data?.props?.text ?? '' }] : []
    return [...own, ...childrenOf(block).flatMap(visit)]
  }
  return visit('root')
}

/** The same document with other words in one block. */
export function withWords(content: Content, id: string, text: string): Content {
  const { data, ...block } = blockAt(content, id) ?? {}
  const changed = { ...block, data: { ...data, props: { ...data?.props, text } } }
  return withBlock(content, id, changed)
}
