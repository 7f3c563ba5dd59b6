import { createHash } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../../context.js'
import type { Project } from '../../../db/schema.js'
import { normalizePassword } from '../../../lib/passwords/password.js'
import { lookupPublic, resolvePublic } from '../../../lib/public-address.js'
import { readUpTo } from '../../../lib/requests/read-up-to.js'

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
  const target = new URL(`${url.replace(/\/$/, '')}/range/${prefix}`)
  const isPublicOnly = mode === 'production'
  // Addresses are not looked up, so they are checked here.
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isPublicOnly && isIP(host) !== 0) await resolvePublic(host)
  const start = target.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(timeoutMillis)
  return new Promise((resolve, reject) => {
    const request = start(target, {
      agent: false,
      signal,
      headers: { 'Add-Padding': 'true', 'User-Agent': 'Latchkey' },
      ...(isPublicOnly && { lookup: lookupPublic }),
    })
    request.on('error', reject)
    // Redirects are not followed: they could lead to any address.
    request.on('response', (response) => {
      if (response.statusCode !== 200) {
        response.destroy()
        return reject(new Error(`It responded with status ${response.statusCode}.`))
      }
      readUpTo(response, MAX_RESPONSE_BYTES).then((body) => {
        if (body === undefined) reject(new Error('Its response is too large.'))
        else resolve(Buffer.from(body).toString())
      }, reject)
    })
    request.end()
  })
}
