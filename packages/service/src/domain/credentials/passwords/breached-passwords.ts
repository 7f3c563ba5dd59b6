import { createHash } from 'node:crypto'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../../context.js'
import type { Project } from '../../../db/schema.js'
import { normalizePassword } from '../../../lib/passwords/password.js'
import { sendRequest } from '../../../lib/requests/send-request.js'

const PREFIX_LENGTH = 5
/** A response has about 40 kilobytes. */
const MAX_RESPONSE_BYTES = 1_000_000

/**
 * Rejects a password that a user chooses and that is in the list of breached passwords, if the project requires it. The
 * list gets the first five characters of the SHA-1 hash only, which many passwords share. If the list does not respond, the
 * password is accepted, so that its failure does not stop sign-ups. OWASP ASVS 5.0, 6.2.12.
 *
 * @throws PASSWORD_TOO_WEAK
 */
export async function rejectBreachedPassword(
  { config, report }: Pick<Context, 'config' | 'report'>,
  { config: { rejectBreachedPasswords } }: Pick<Project, 'config'>,
  password: string,
): Promise<void> {
  if (rejectBreachedPasswords !== true) return
  const hash = createHash('sha1').update(normalizePassword(password)).digest('hex').toUpperCase()
  let list: string
  try {
    list = await fetchRange(config, hash.slice(0, PREFIX_LENGTH))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    report(
      `The list of breached passwords did not respond, so a password was not checked: ${reason}`,
    )
    return
  }
  if (isListed(list, hash.slice(PREFIX_LENGTH))) throw fail('PASSWORD_TOO_WEAK')
}

/** A line is the rest of a hash and a count. Entries that only pad the response have the count 0. */
const isListed = (list: string, rest: string): boolean =>
  list.split(/\r?\n/).some((line) => {
    const [listedRest, count] = line.split(':')
    return listedRest === rest && Number(count) > 0
  })

async function fetchRange(
  { breachedPasswords: { url, timeoutMillis }, mode }: Context['config'],
  prefix: string,
): Promise<string> {
  const { status, body } = await sendRequest({
    url: `${url.replace(/\/$/, '')}/range/${prefix}`,
    method: 'GET',
    headers: { 'Add-Padding': 'true' },
    isPublicOnly: mode === 'production',
    limitMillis: timeoutMillis,
    bodyLimit: MAX_RESPONSE_BYTES,
  })
  if (status !== 200) throw new Error(`It responded with status ${status}.`)
  return body
}
