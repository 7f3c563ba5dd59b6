import type { Output } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type * as schemas from '@latchkey/contract/schemas/admin/openid-providers'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { OpenIdCredential } from '../../domain/projects/openid-provider-config.js'
import { rejection } from '../../errors/http-error.js'
import { PRIVATE_KEY_RULE, signingAlgorithm } from '../../lib/private-key.js'

type CredentialFields = Pick<
  CamelKeys<Output<typeof schemas.updateOpenIdProvider.body>>,
  'clientSecret' | 'privateKey' | 'privateKeyId'
>

/** Returns the credential of a request; undefined if it has none. */
export function credentialOf({
  clientSecret,
  privateKey,
  privateKeyId,
}: CredentialFields): OpenIdCredential | undefined {
  if (clientSecret !== undefined && privateKey !== undefined)
    throw rejection('Pass client_secret or private_key, not both.')
  if (privateKey === undefined && privateKeyId !== undefined)
    throw rejection('private_key_id belongs to a private_key. Pass both.')
  if (clientSecret !== undefined) return { clientSecret }
  if (privateKey === undefined) return undefined
  if (signingAlgorithm(privateKey) === undefined)
    throw fail('SCHEMA_ERROR', { message: `body.private_key ${PRIVATE_KEY_RULE}` })
  return { privateKey, privateKeyId }
}
