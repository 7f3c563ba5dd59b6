import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { projectDomains } from '../../db/schema.js'
import type { SecurityNotificationType } from '../../db/values.js'
import { isWebAddress } from '../email/link-address.js'
import type { NotificationLinks } from '../email/notification-email.js'

/**
 * Returns the URLs of hosted pages on the first trusted domain of a project; undefined if it has none without a
 * wildcard.
 */
export async function findLinks(
  db: Database,
  projectId: string,
  type: SecurityNotificationType,
): Promise<NotificationLinks | undefined> {
  const domains = await db
    .select({ domain: projectDomains.domain, handlerPath: projectDomains.handlerPath })
    .from(projectDomains)
    .where(eq(projectDomains.projectId, projectId))
    .orderBy(asc(projectDomains.domain), asc(projectDomains.handlerPath))
  const pages = domains.filter(({ domain }) => !domain.includes('*') && isWebAddress(domain))
  // In most projects, domains with http are for development.
  const usable = pages.find(({ domain }) => domain.startsWith('https:')) ?? pages[0]
  if (usable === undefined) return undefined
  const urlOf = (page: string) =>
    new URL(`${usable.handlerPath.replace(/\/+$/, '')}/${page}`, usable.domain).href
  return {
    accountSettingsLink: urlOf(`account-settings${sectionOf(type)}`),
    forgotPasswordLink: urlOf('forgot-password'),
    signInLink: urlOf('sign-in'),
  }
}

/** Returns the path of the section of the account settings that shows what a notification is about. */
function sectionOf(type: SecurityNotificationType): string {
  switch (type) {
    case 'new_device':
      return '/sessions'
    case 'primary_email_changed':
    case 'sign_in_email_added':
    case 'sign_in_email_removed':
      return '/emails'
    case 'account_deletion_scheduled':
    case 'account_restored':
      return ''
    default:
      return '/security'
  }
}
