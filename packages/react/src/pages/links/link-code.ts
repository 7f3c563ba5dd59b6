import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { removeQueryParameter, wasCodeUsed } from '../../lib/platform.js'
import { useOnce } from '../../lib/use-once.js'

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

/** Returns the code in the URL; undefined during server rendering. */
export function useLinkCode(parameter?: string): LinkCode | undefined {
  const address = useCurrentUrl()
  return address === '' ? undefined : readLinkCode(address, parameter)
}

/**
 * Removes the code from the URL after it was used.
 *
 * @param onReload called if the page is reloaded afterwards
 */
export function useClearUsedCode(
  code: LinkCode | undefined,
  isUsed: boolean,
  onReload: () => void,
  parameter = 'code',
): void {
  useOnce(() => removeQueryParameter(parameter), isUsed)
  useOnce(() => wasCodeUsed() && onReload(), code === null && !isUsed)
}
