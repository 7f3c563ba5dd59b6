import type * as z from 'zod'
import { rejection } from '../../../errors/http-error.js'
import { blockDocument } from './block-document.js'

/** Returns the content unchanged if it is a block document. */
export function checkedContent<Content>(content: Content): Content {
  const checked = blockDocument.safeParse(content)
  if (checked.success) return content
  const [issue] = checked.error.issues
  throw rejection(`The content is not a valid block document: ${faultOf(issue)}.`)
}

const faultOf = (issue: z.core.$ZodIssue | undefined) =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(' ')
