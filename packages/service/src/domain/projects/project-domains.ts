import { eq, sql } from 'drizzle-orm'
import { buildOnce } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { projectDomains, type Project } from '../../db/schema.js'
import { isTrustedUrl } from '../../lib/trusted-domains.js'

export interface TrustedDomain {
  /** A URL, such as `https://app.example.com`. */
  domain: string
  handlerPath: string
}

/** Lists the trusted domains of a project. */
export const listDomains = (db: Database, projectId: string): Promise<TrustedDomain[]> =>
  selectDomains(db).execute({ projectId })

const selectDomains = buildOnce((db) =>
  db
    .select({ domain: projectDomains.domain, handlerPath: projectDomains.handlerPath })
    .from(projectDomains)
    .where(eq(projectDomains.projectId, sql.placeholder('projectId')))
    .prepare('select_project_domains'),
)

/** Replaces the trusted domains of a project; duplicates count once. */
export async function replaceDomains(
  db: Database,
  projectId: string,
  domains: readonly TrustedDomain[],
): Promise<void> {
  await db.delete(projectDomains).where(eq(projectDomains.projectId, projectId))
  if (domains.length > 0)
    await db
      .insert(projectDomains)
      .values(domains.map((domain) => ({ ...domain, projectId })))
      .onConflictDoNothing()
}

/**
 * Returns true if a project trusts a callback URL: the target of a link in an email, or of the return from a
 * provider.
 */
export async function isTrustedCallback(
  db: Database,
  { id, config }: Project,
  url: string,
): Promise<boolean> {
  const domains = await listDomains(db, id)
  return isTrustedUrl(url, { domains, allowLocalhost: config.allowLocalhost })
}

/**
 * Returns the link of an email: the callback URL with its other parameters and the code.
 */
export function codeLink(callbackUrl: string, code: string): string {
  const link = new URL(callbackUrl)
  link.searchParams.set('code', code)
  return link.href
}
