import type { EmailTemplate } from '@latchkey/core/admin'
import type { texts } from '../../locales/en/templates.js'
import { blockAt, childrenOf, withBlock } from './block.js'

type Content = EmailTemplate['content']
type LabelKey = keyof typeof texts

interface BlockText {
  readonly id: string
  /** The key of the label of its field. */
  readonly label: LabelKey
  readonly content: string
}

const labels: Readonly<Partial<Record<string, LabelKey>>> = {
  Heading: 'blockHeading',
  Text: 'blockText',
  Button: 'blockButton',
}

/** The keys of the labels of texts that look different. */
const variantLabels: Readonly<Partial<Record<string, LabelKey>>> = {
  code: 'blockCode',
  facts: 'blockFacts',
}

/** Returns the texts of an email, in reading order. */
export function textsOf(content: Content): BlockText[] {
  const visited = new Set<string>()
  const visit = (id: string): BlockText[] => {
    const block = blockAt(content, id)
    // Each block is visited once, so that a document with a cycle ends.
    if (!block || visited.has(id)) return []
    visited.add(id)
    const variant = block.type === 'Text' ? block.data?.props?.variant : undefined
    const label = variantLabels[variant ?? ''] ?? labels[block.type ?? '']
    const own = label ? [{ id, label, content: block.data?.props?.text ?? '' }] : []
    return [...own, ...childrenOf(block).flatMap(visit)]
  }
  return visit('root')
}

/** Returns a copy of a document with another text in one block. */
export function withText(content: Content, id: string, text: string): Content {
  const { data, ...block } = blockAt(content, id) ?? {}
  const changed = { ...block, data: { ...data, props: { ...data?.props, text } } }
  return withBlock(content, id, changed)
}
