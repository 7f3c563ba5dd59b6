import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { projectDomains } from '../../db/schema.js'
import type { Project } from '../../db/project-row.js'
import { isTrustedUrl } from '../../lib/trusted-domains.js'

/**
 * Returns true if a project trusts a callback URL: the target of a link in an email, or of the return from a
 * provider.
 */
export async function isTrustedCallback(
  db: Database,
  { id, config }: Project,
  url: string,
): Promise<boolean> {
  const domains = await db
    .select({ domain: projectDomains.domain })
    .from(projectDomains)
    .where(eq(projectDomains.projectId, id))
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
