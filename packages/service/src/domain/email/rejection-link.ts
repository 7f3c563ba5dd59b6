import { API_PREFIX } from '@latchkey/contract'
import type { ServiceConfig } from '../../config/config.js'

/** Path of the page that rejects an account, below the API prefix. */
export const REJECTION_PATH = '/latchkey/email-verification/rejection'

/**
 * Returns the link "This wasn't me" of a verification email. It opens a page of the service, not the page of the app
 * that the email links to: pages of published clients verify the address with every code that they get.
 */
export const rejectionLink = (
  { publicUrl }: Pick<ServiceConfig, 'publicUrl'>,
  projectId: string,
  code: string,
): string =>
  `${publicUrl}${API_PREFIX}${REJECTION_PATH}?${new URLSearchParams({ project: projectId, code })}`
