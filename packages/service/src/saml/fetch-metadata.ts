import type { Context } from '../context.js'
import { rejection } from '../errors/http-error.js'
import { sendRequest } from '../lib/requests/send-request.js'
import { isSecureUrl } from '../lib/urls.js'
import {
  readIdentityProviderMetadata,
  type IdentityProviderMetadata,
} from './identity-provider-metadata.js'

const BODY_LIMIT = 512 * 1024

/**
 * Reads the metadata of an identity provider from its URL. The owner of a team chooses the host, so in production the request
 * only goes to public addresses, as those to webhooks, and redirects are not followed.
 *
 * @throws HttpError with status 400, which says what is wrong
 */
export async function fetchIdentityProviderMetadata(
  { config }: Pick<Context, 'config'>,
  url: string,
): Promise<IdentityProviderMetadata> {
  if (!URL.canParse(url) || !isSecureUrl(url))
    throw rejection('The URL of the metadata must be an https URL.')
  const response = await sendRequest({
    url,
    method: 'GET',
    headers: { Accept: 'application/samlmetadata+xml, application/xml, text/xml' },
    isPublicOnly: config.mode === 'production',
    limitMillis: config.oauthTimeoutMillis,
    bodyLimit: BODY_LIMIT,
  }).catch(() => undefined)
  if (response?.status !== 200)
    throw rejection(
      'The metadata cannot be read from this URL. It must answer with status 200, without a redirect. Open it in a browser, or paste the XML.',
    )
  return readIdentityProviderMetadata(response.body)
}
