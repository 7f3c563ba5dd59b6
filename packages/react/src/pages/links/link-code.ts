import { searchParamsOf } from '../../lib/use-current-url.js'

// Longer than any code.
const LIMIT = 512

/** The code in the URL of a page; null if there is none, empty if it is malformed. */
export type LinkCode = string | null

/**
 * Returns the code of a link. Email programs that wrap lines insert spaces into it.
 *
 * @example readLinkCode('/handler/email-verification?code=k3mf') // 'k3mf'
 */
export function readLinkCode(address: string, parameter = 'code'): LinkCode {
  const [code, ...duplicates] = searchParamsOf(address)
    .getAll(parameter)
    .map((text) => text.replace(/\s/g, ''))
  if (code === undefined || (code === '' && duplicates.length === 0)) return null
  return duplicates.length > 0 || code === '' || code.length > LIMIT ? '' : code
}
