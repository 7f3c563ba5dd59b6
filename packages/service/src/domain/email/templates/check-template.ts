import { fail } from '@latchkey/contract/errors'
import type * as z from 'zod'
import type { Context } from '../../../context.js'
import { rejection } from '../../../errors/http-error.js'
import { blockDocument } from './block-document.js'
import type { TemplateChange } from './email-templates.js'
import { placeholdersOf, unknownPlaceholder } from './template-placeholders.js'

/** Rejects content that is no block document, and placeholders that the email does not have. */
export function checkTemplate(
  { config }: Pick<Context, 'config'>,
  { type, subject, content }: TemplateChange,
): void {
  const blocks = content && checkedContent(content)
  // The recorded service accepts every name.
  if (config.compatibility === 'june-2025') return
  for (const [path, text] of textsIn({ subject, content: blocks }, 'body')) {
    const name = unknownPlaceholder(type, text)
    if (name !== undefined) {
      const names = placeholdersOf(type).join(', ')
      const message = `${path} has the unknown placeholder {{ ${name} }}. The names of this email are ${names}.`
      throw fail('SCHEMA_ERROR', { message })
    }
  }
}

function checkedContent(content: unknown) {
  const checked = blockDocument.safeParse(content)
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  throw rejection(`The content is not a valid block document: ${faultOf(issue)}.`)
}

const faultOf = (issue: z.core.$ZodIssue | undefined) =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ')

/** Returns all texts in a value, with their paths. */
function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${path}.${name}`))
}
