import type { EmailTemplate } from '@latchkey/core/admin'

type Content = EmailTemplate['content']

/** What is read of a block here. A document may hold more, which stays as it is. */
export interface Block {
  readonly type?: string
  readonly data?: {
    readonly childrenIds?: readonly string[]
    readonly preheader?: string | null
    readonly brand?: { readonly name?: string; readonly logoUrl?: string | null } | null
    readonly footer?: readonly string[] | null
    readonly style?: {
      readonly color?: string
      readonly backgroundColor?: string
      readonly fontSize?: number
      readonly fontWeight?: 'normal' | 'bold'
      readonly textAlign?: 'left' | 'center' | 'right'
      readonly padding?: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>
    }
    readonly props?: {
      readonly text?: string
      readonly variant?: string
      readonly level?: 'h1' | 'h2' | 'h3'
      readonly url?: string
      readonly alt?: string
      readonly height?: number
      readonly buttonBackgroundColor?: string
      readonly buttonTextColor?: string
      readonly childrenIds?: readonly string[]
      readonly columns?: readonly { readonly childrenIds?: readonly string[] }[]
    }
  }
}

/** A block of a document; nothing when its id leads nowhere. */
export const blockAt = (content: Content, id: string): Block | undefined =>
  Object.hasOwn(content, id) ? (content[id] as Block) : undefined

/** The ids of what stands in a block, in order. */
export const childrenOf = ({ data }: Block): readonly string[] =>
  data?.childrenIds ??
  data?.props?.childrenIds ??
  data?.props?.columns?.flatMap(({ childrenIds = [] }) => childrenIds) ??
  []

/** The same document with another block at an ID. */
export const withBlock = (content: Content, id: string, block: Block): Content =>
  ({ ...content, [id]: block }) as Content
