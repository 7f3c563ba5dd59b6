import type { ClientApp, KnownError } from '@latchkey/core'
import { pageUrl } from '@latchkey/core/internal'

const CODE = 'ACCOUNT_DELETION_PENDING'

/** Goes to the error page, which asks whether to restore the account. */
export function redirectToRestorePage(
  app: ClientApp,
  { details }: KnownError<typeof CODE>,
): Promise<void> {
  const page = app.urls.error
  const query = new URLSearchParams({ errorCode: CODE, details: JSON.stringify(details) })
  const error = `${page}${page.includes('?') ? '&' : '?'}${query}`
  return app.redirectTo(pageUrl(app, 'error', { urls: { error } }))
}
