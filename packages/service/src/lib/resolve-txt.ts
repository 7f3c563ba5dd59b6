import { Resolver } from 'node:dns/promises'

/** Resolves to the values of the TXT records of a name; an empty list if it has none. Rejects if the DNS does not answer. */
export type ResolveTxt = (name: string) => Promise<string[]>

/** The time for all name servers together. */
const LIMIT_MILLIS = 5000
/** The answers of a DNS that has no such name, and of one that has no TXT record of that name. */
const ABSENT: readonly unknown[] = ['ENOTFOUND', 'ENODATA']

/** Looks TXT records up at the name servers of this machine. */
export const resolveTxt: ResolveTxt = async (name) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const limit = setTimeout(() => resolver.cancel(), LIMIT_MILLIS)
  try {
    // A long value is split (RFC 7208, section 3.3).
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(error.code)) return []
    throw error
  } finally {
    clearTimeout(limit)
  }
}
