import { removeQueryParameter, wasCodeUsed } from '../../lib/platform.js'
import { useCurrentUrl } from '../../lib/use-current-url.js'
import { useOnce } from '../../lib/use-once.js'
import { readLinkCode, type LinkCode } from './link-code.js'

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
