import type { EmailTemplate } from '@latchkey/core/admin'

type Content = EmailTemplate['content']

/** The part of a block that the editor reads. Other fields of a document stay unchanged. */
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

/** Returns a block of a document; undefined for an unknown ID. */
export const blockAt = (content: Content, id: string): Block | undefined =>
  Object.hasOwn(content, id) ? (content[id] as Block) : undefined

/** Returns the IDs of the blocks in a block, in order. */
export const childrenOf = ({ data }: Block): readonly string[] =>
  data?.childrenIds ??
  data?.props?.childrenIds ??
  data?.props?.columns?.flatMap(({ childrenIds = [] }) => childrenIds) ??
  []

/** Returns a copy of a document with another block at an ID. */
export const withBlock = (content: Content, id: string, block: Block): Content =>
  ({ ...content, [id]: block }) as Content
