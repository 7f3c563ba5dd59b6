import { isLatchkeyError } from '@latchkey/core'
import { useCallback } from 'react'
import { type TextOf, useTranslation } from '../i18n/use-translation.js'
import { PartialFailure } from './run-for-each.js'
import { roleKeys } from './role-keys.js'
import { TextError } from './text-error.js'

function messageOf(error: unknown, text: TextOf): string {
  if (error instanceof PartialFailure) {
    const { failed, total, cause } = error
    return text('partialFailure', { failed, total, reason: messageOf(cause, text) })
  }
  if (error instanceof TextError) return text(error.key, error.values)
  if (isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT')) return text('unreachable')
  if (isLatchkeyError(error, 'RATE_LIMITED')) return text('rateLimited')
  if (isLatchkeyError(error, 'RECENT_SIGN_IN_REQUIRED')) return text('recentSignInRequired')
  if (isLatchkeyError(error, 'NOT_SIGNED_IN')) return text('sessionEnded')
  if (isLatchkeyError(error, 'PROJECT_ROLE_REQUIRED'))
    return text('projectRoleRequired', { role: text(roleKeys[error.details.role]) })
  if (isLatchkeyError(error, 'TEAM_PERMISSION_REQUIRED')) return text('teamAdminRequired')
  // The service describes its other errors in English, with a code that can be looked up.
  if (isLatchkeyError(error)) return `${error.message} (${error.code})`
  return error instanceof Error ? error.message : text('unexpected')
}

/** Returns a function that returns the message of an error for the user. Show it as text, never as markup. */
export function useMessageOf(): (error: unknown) => string {
  const { text } = useTranslation()
  return useCallback((error) => messageOf(error, text), [text])
}
