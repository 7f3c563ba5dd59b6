import type { AuditAction, AuditLogOptions } from '@latchkey/core/admin'
import { dayIn, idIn, keyIn, searchIn } from '../../navigation/url-parameters.js'
import { texts as actionTexts } from '../../locales/en/audit-actions.js'
import { actorNames } from './parties.js'

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
