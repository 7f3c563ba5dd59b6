import type { AuditAction, AuditLogOptions } from '@latchkey/core/admin'
import { idIn, keyIn, searchIn } from '../../data/url-parameters.js'
import { texts as actionTexts } from '../../locales/en/audit-actions.js'
import { actorNames } from './parties.js'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Returns the start of a day of the URL, such as `2026-01-31`, in the time zone of the reader. */
function dayIn(params: URLSearchParams, name: string, daysLater = 0): Date | null {
  const text = params.get(name) ?? ''
  if (!DAY.test(text)) return null
  const day = new Date(`${text}T00:00`)
  if (Number.isNaN(day.getTime())) return null
  day.setDate(day.getDate() + daysLater)
  return day
}

const isAction = (text: string): text is AuditAction => Object.hasOwn(actionTexts, text)

/** Returns the actions in the page's URL; none for all. */
export const actionsIn = (params: URLSearchParams): AuditAction[] =>
  (params.get('action') ?? '').split(',').filter(isAction)

/** Returns the filter in the page's URL. The last day of the range belongs to it. */
export function logFilterIn(params: URLSearchParams): AuditLogOptions {
  const userId = idIn(params, 'user')
  const actions = actionsIn(params)
  const actorType = keyIn(params, 'by', actorNames)
  const query = searchIn(params, 'query')
  const from = dayIn(params, 'from')
  const to = dayIn(params, 'to', 1)
  return {
    ...(userId && { userId }),
    ...(actions.length > 0 && { action: actions }),
    ...(actorType && { actorType }),
    ...(query && { query }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
