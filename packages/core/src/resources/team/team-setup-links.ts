import * as routes from '@latchkey/contract/routes/team-connections/setup-links'
import { omitUndefined } from '../../lib/objects.js'
import type { TeamScope } from '../scope.js'

/** A link with which the administrator of a customer sets the single sign-on of a team up. */
export interface SsoSetupLink {
  /** The ID of the link. */
  readonly id: string
  /** The ID of the member who created it; null for a server. */
  readonly creatorId: string | null
  /** When the link was created. */
  readonly createdAt: Date
  /** When the link ends. */
  readonly expiresAt: Date
}

/** A new link. Its URL is returned once. */
export interface CreatedSsoSetupLink extends SsoSetupLink {
  /** The URL to hand to the administrator. The secret is in its fragment, which browsers send to no server. */
  readonly url: string
}

/** Options for a new link. */
export interface NewSsoSetupLink {
  /** How long the link works, in seconds: from an hour to 30 days. Default: 7 days. */
  readonly expiresInSeconds?: number | undefined
  /** The absolute URL of the page that sets single sign-on up. Default: the page `ssoSetup` of the app; servers must pass it. */
  readonly pageUrl?: string | undefined
}

export async function createSetupLink(
  { client, http, teamId }: TeamScope,
  { expiresInSeconds, pageUrl }: NewSsoSetupLink = {},
): Promise<CreatedSsoSetupLink> {
  const url = new URL(pageUrl ?? client.navigator.callbackUrl('ssoSetup'))
  const body = omitUndefined({ expiresInSeconds })
  const response = await http.request(routes.createSsoSetupLink, { params: { teamId }, body })
  const { token, ...link } = response
  url.hash = token
  await client.invalidate('listSetupLinks')
  return Object.freeze({ ...link, url: url.href })
}

export async function listSetupLinks({ http, teamId }: TeamScope): Promise<SsoSetupLink[]> {
  const { items } = await http.request(routes.listSsoSetupLinks, { params: { teamId } })
  return items.map((link) => Object.freeze(link))
}

export async function revokeSetupLink(
  { client, http, teamId }: TeamScope,
  linkId: string,
): Promise<void> {
  await http.request(routes.revokeSsoSetupLink, { params: { teamId, linkId } })
  await client.invalidate('listSetupLinks')
}
