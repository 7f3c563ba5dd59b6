import { removeQueryParameter, wasCodeUsed } from '../../lib/platform.js'
import { useCurrentUrl } from '../../lib/use-current-url.js'
import { useOnce } from '../../lib/use-once.js'
import { readLinkCode, type LinkCode } from './link-code.js'

/** The code that a link brought to this page; undefined while the address is not known. */
export function useLinkCode(parameter?: string): LinkCode | undefined {
  const address = useCurrentUrl()
  return address === '' ? undefined : readLinkCode(address, parameter)
}

/**
 * Takes a code out of the address once it was used.
 *
 * @param onReload told when the page is loaded again after that, and finds none
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
