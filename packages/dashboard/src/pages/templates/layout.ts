import type { EmailTemplate } from '@latchkey/core/admin'
import { type Block, blockAt, withBlock } from './block.js'

type Content = EmailTemplate['content']

/** The parts around the content of an email: the inbox preview, the logo and the footer. */
export type Layout = Pick<NonNullable<Block['data']>, 'preheader' | 'brand' | 'footer'>

export function layoutOf(content: Content): Required<Layout> {
  const { preheader, brand, footer } = blockAt(content, 'root')?.data ?? {}
  return { preheader: preheader ?? '', brand: brand ?? null, footer: footer ?? [] }
}

/** Returns a copy of a document with a changed layout. */
export function withLayout(content: Content, change: Layout): Content {
  const { data, ...root } = blockAt(content, 'root') ?? {}
  return withBlock(content, 'root', { ...root, data: { ...data, ...change } })
}
