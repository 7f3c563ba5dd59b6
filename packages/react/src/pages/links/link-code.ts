import { searchParamsOf } from '../../lib/use-current-url.js'

// Long enough for any code, short enough for any page.
const LIMIT = 512

/** The code in a page's address; null when there is none, empty when no link of ours is like that. */
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
