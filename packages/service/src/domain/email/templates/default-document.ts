import type { Block, BlockDocument } from './block-document.js'

interface Parts {
  heading: string
  /** The line that inboxes show beside the subject. */
  preheader: string
  /** Paragraphs below the card. */
  footer: string[]
  /** The blocks below the heading, by ID, in their order. */
  blocks: Readonly<Record<string, Block>>
}

/** Creates the document of a default email. */
export function defaultDocument({ heading, preheader, footer, blocks }: Parts): BlockDocument {
  const children = { heading: headingBlock(heading), ...blocks }
  const root: Block = {
    type: 'EmailLayout',
    data: {
      preheader,
      brand: { name: '{{ projectDisplayName }}' },
      footer,
      childrenIds: Object.keys(children),
    },
  }
  return { root, ...children }
}

const headingBlock = (text: string): Block => ({
  type: 'Heading',
  data: { style: { fontSize: 24, padding: paddingOf(0, 10) }, props: { text, level: 'h1' } },
})

export const textBlock = (text: string): Block => ({
  type: 'Text',
  data: { style: { padding: paddingOf(0, 20) }, props: { text } },
})

/** A box with facts, a line each. The text before a placeholder is its label. */
export const factsBlock = (lines: readonly string[]): Block => ({
  type: 'Text',
  data: {
    style: { padding: paddingOf(0, 20) },
    props: { text: lines.join('\n'), variant: 'facts' },
  },
})

export const codeBlock = (text: string): Block => ({
  type: 'Text',
  data: { style: { padding: paddingOf(8, 28) }, props: { text, variant: 'code' } },
})

/** @param fallbackText text above the URL that the button opens */
export const buttonBlock = (text: string, url: string, fallbackText: string): Block => ({
  type: 'Button',
  data: { style: { padding: paddingOf(0, 20) }, props: { text, url, fallbackText } },
})

export const linkBlock = (text: string, url: string): Block => ({
  type: 'Button',
  data: {
    style: { padding: paddingOf(0, 20), fontSize: 14 },
    props: { text, url, variant: 'link' },
  },
})

const paddingOf = (top: number, bottom: number) => ({ top, right: 28, bottom, left: 28 })
