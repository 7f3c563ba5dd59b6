import { PASSWORD_LENGTH } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../../context.js'
import { normalizePassword } from '../../../lib/passwords/password.js'
import { rejectBreachedPassword } from './breached-passwords.js'
import type { Project } from '../../../db/schema.js'

/** A password that a user chooses, and the email address of the account. */
export interface ChosenPassword {
  password: string
  email: string | null | undefined
}

/**
 * Rejects a password that a user chooses and that an attacker would try first: a common one, the user's own email
 * address, the name of the project, or spaces only. Case does not matter. The project can also reject breached passwords. OWASP ASVS 5.0, 6.2.4 and 6.2.11.
 *
 * A server may set such a password, because it transfers passwords that users have already.
 *
 * @throws PASSWORD_TOO_WEAK
 */
export async function rejectCommonPassword(
  { config, report }: Pick<Context, 'config' | 'report'>,
  project: Pick<Project, 'displayName' | 'config'>,
  { password, email }: ChosenPassword,
): Promise<void> {
  if (config.compatibility === 'june-2025') return
  const folded = fold(password)
  const isOwn = ['', email ?? '', project.displayName].some((text) => fold(text) === folded)
  if (isOwn || (await commonPasswords()).has(folded)) throw fail('PASSWORD_TOO_WEAK')
  await rejectBreachedPassword({ config, report }, project, password)
}

const fold = (text: string): string => normalizePassword(text).trim().toLowerCase()

let loading: Promise<ReadonlySet<string>> | undefined

/** Loads the list with the first password that is chosen, because it takes 100 ms. */
const commonPasswords = (): Promise<ReadonlySet<string>> => (loading ??= loadCommonPasswords())

/** The list has 49,233 passwords in lower case. Shorter ones than 8 characters are rejected before. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(
    dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min),
  )
}
