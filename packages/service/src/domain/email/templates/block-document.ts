import * as z from 'zod'

/** Bounds the time that it takes to render an email, because a request waits for it. */
const MAX_BLOCKS = 500

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .nullish()
const pixels = z.number().min(0).max(2000)
const childrenIds = z.array(z.string()).nullish()
export const fontFamilies = [
  'MODERN_SANS',
  'BOOK_SANS',
  'ORGANIC_SANS',
  'GEOMETRIC_SANS',
  'HEAVY_SANS',
  'ROUNDED_SANS',
  'MODERN_SERIF',
  'BOOK_SERIF',
  'MONOSPACE',
] as const
const fontFamily = z.enum(fontFamilies).nullish()

const blockStyle = z.object({
  color,
  backgroundColor: color,
  borderColor: color,
  borderRadius: pixels.nullish(),
  fontSize: pixels.nullish(),
  fontFamily,
  fontWeight: z.enum(['normal', 'bold']).nullish(),
  textAlign: z.enum(['left', 'center', 'right']).nullish(),
  padding: z.object({ top: pixels, right: pixels, bottom: pixels, left: pixels }).nullish(),
})
export type BlockStyle = z.output<typeof blockStyle>

const layout = z.object({
  /** The line that inboxes show beside the subject; it is hidden in the email itself. */
  preheader: z.string().nullish(),
  /** The header: the logo if there is one, else the name with its initial. */
  brand: z.object({ name: z.string(), logoUrl: z.string().nullish() }).nullish(),
  /** Paragraphs in small text below the card: why the email was sent, and what the reader can do. */
  footer: z.array(z.string()).max(10).nullish(),
  backdropColor: color,
  canvasColor: color,
  textColor: color,
  borderColor: color,
  borderRadius: pixels.nullish(),
  fontFamily,
  childrenIds,
})
export type Layout = z.output<typeof layout>

const data = <Props extends z.ZodRawShape>(props: Props) =>
  z.object({ style: blockStyle.nullish(), props: z.object(props) })

const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('EmailLayout'), data: layout }),
  z.object({ type: z.literal('Container'), data: data({ childrenIds }) }),
  z.object({
    type: z.literal('ColumnsContainer'),
    data: data({ columns: z.array(z.object({ childrenIds })).max(3) }),
  }),
  z.object({
    type: z.literal('Heading'),
    data: data({ text: z.string(), level: z.enum(['h1', 'h2', 'h3']).nullish() }),
  }),
  z.object({
    type: z.literal('Text'),
    // `code` shows the text as a large code to type, `facts` as a box with a label and a value per line.
    data: data({ text: z.string(), variant: z.enum(['code', 'facts']).nullish() }),
  }),
  z.object({
    type: z.literal('Button'),
    data: data({
      text: z.string(),
      url: z.string(),
      /** `link` shows the label as a link in the text, for the action of few readers. */
      variant: z.literal('link').nullish(),
      /** Text below the button and above the complete URL. */
      fallbackText: z.string().nullish(),
      buttonBackgroundColor: color,
      buttonTextColor: color,
      buttonStyle: z.enum(['rectangle', 'rounded', 'pill']).nullish(),
      fullWidth: z.boolean().nullish(),
      size: z.enum(['x-small', 'small', 'medium', 'large']).nullish(),
    }),
  }),
  z.object({
    type: z.literal('Image'),
    data: data({
      url: z.string(),
      alt: z.string().nullish(),
      linkHref: z.string().nullish(),
      width: pixels.nullish(),
      height: pixels.nullish(),
    }),
  }),
  z.object({
    type: z.literal('Divider'),
    data: data({ lineColor: color, lineHeight: pixels.nullish() }),
  }),
  z.object({ type: z.literal('Spacer'), data: data({ height: pixels.nullish() }) }),
])
export type Block = z.output<typeof block>
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

/**
 * The content of an email: blocks by id. `root` is the layout, and each block names its children
 *. Unknown keys are ignored. The empty document is valid.
 * There is no block for raw HTML, because nothing in an email may run.
 */
export const blockDocument = z
  .record(z.string(), block)
  .refine((blocks) => Object.keys(blocks).length <= MAX_BLOCKS, {
    error: `has more than ${MAX_BLOCKS} blocks`,
  })
  .refine((blocks) => Object.keys(blocks).length === 0 || blocks['root']?.type === 'EmailLayout', {
    error: 'has no block root of the type EmailLayout',
  })
export type BlockDocument = z.output<typeof blockDocument>
