import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { projectDomains } from '../../db/schema.js'
import { isWebAddress } from '../email/link-address.js'

/**
 * Returns the URL of the hosted account settings on the first trusted domain of a project; undefined if it
 * has none without a wildcard.
 */
export async function findAccountSettingsLink(
  db: Database,
  projectId: string,
): Promise<string | undefined> {
  const domains = await db
    .select({ domain: projectDomains.domain, handlerPath: projectDomains.handlerPath })
    .from(projectDomains)
    .where(eq(projectDomains.projectId, projectId))
    .orderBy(asc(projectDomains.domain), asc(projectDomains.handlerPath))
  const pages = domains.filter(({ domain }) => !domain.includes('*') && isWebAddress(domain))
  // In most projects, domains with http are for development.
  const usable = pages.find(({ domain }) => domain.startsWith('https:')) ?? pages[0]
  if (usable === undefined) return undefined
  const path = `${usable.handlerPath.replace(/\/+$/, '')}/account-settings`
  return new URL(path, usable.domain).href
}
