import type { KnownError } from '@latchkey/contract/errors/error'
import { restoreAccount as endpoint } from '@latchkey/contract/routes/account-deletion'
import type { Client } from '../client/client.js'
import { type Result, withoutData } from '../lib/result.js'

/** Why the deletion of an account was not canceled. */
export type RestoreAccountError = KnownError<
  'VERIFICATION_CODE_NOT_FOUND' | 'VERIFICATION_CODE_EXPIRED'
>

export async function restoreAccount(
  client: Client,
  code: string,
): Promise<Result<undefined, RestoreAccountError>> {
  return withoutData(
    await client.http.requestResult(endpoint, { body: { code } }, { tokens: 'none' }),
  )
}
