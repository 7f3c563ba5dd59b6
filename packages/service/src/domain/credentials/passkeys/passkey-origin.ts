import { fail } from '@latchkey/contract/errors'
import type { Database } from '../../../db/database.js'
import type { Project } from '../../../db/schema.js'
import { listDomains } from '../../projects/project-domains.js'
import { isTrustedOrigin } from '../../../lib/trusted-domains.js'

/** The page that a ceremony took place on. */
export interface Page {
  /** In the form that browsers use: scheme, host and port. */
  origin: string
  /** Host without port, which is the relying party's id. */
  rpId: string
}

/**
 * Returns the page of a ceremony, or rejects with PASSKEY_AUTHENTICATION_FAILED if the project does not
 * trust it. The origin is compared as text, because a browser writes it in one form only.
 *
 * @param clientData the signed client data, as base64url of JSON
 * @returns undefined for invalid client data
 */
export async function trustedPage(
  db: Database,
  { id, config }: Project,
  clientData: unknown,
): Promise<Page | undefined> {
  const origin = originOf(clientData)
  if (origin === undefined) return undefined
  const { hostname } = new URL(origin)
  const page = { origin, rpId: hostname }
  if (hostname === 'localhost' && config.allowLocalhost) return page
  if (isTrustedOrigin(origin, await listDomains(db, id))) return page
  throw fail('PASSKEY_AUTHENTICATION_FAILED')
}

function originOf(clientData: unknown): string | undefined {
  if (typeof clientData !== 'string') return undefined
  try {
    const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) ?? {}
    return typeof origin === 'string' && URL.canParse(origin) ? origin : undefined
  } catch {
    return undefined
  }
}
