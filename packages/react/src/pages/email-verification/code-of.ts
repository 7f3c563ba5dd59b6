import { queryOf } from '../../use-address.js'

// Long enough for any code, short enough for any page.
const LIMIT = 512

/**
 * The code of a mailed link; null when the address has none, and `'broken'` when it has one that no
 * mail of ours holds. Mail programs that wrap lines put spaces into it.
 */
export function codeOf(address: string): { readonly code: string } | 'broken' | null {
  const [code, ...others] = queryOf(address)
    .getAll('code')
    .map((text) => text.replace(/\s/g, ''))
  if (code === undefined || (code === '' && others.length === 0)) return null
  return others.length > 0 || code === '' || code.length > LIMIT ? 'broken' : { code }
}
