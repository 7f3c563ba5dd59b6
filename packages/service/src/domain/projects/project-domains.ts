import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { projectDomains } from '../../db/schema.js'

export interface TrustedDomain {
  /** A URL, such as `https://app.example.com`. */
  domain: string
  handlerPath: string
}

/** Lists the trusted domains of a project. */
export const listDomains = (db: Database, projectId: string): Promise<{ domain: string }[]> =>
  db
    .select({ domain: projectDomains.domain })
    .from(projectDomains)
    .where(eq(projectDomains.projectId, projectId))

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
