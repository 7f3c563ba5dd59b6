import { forgetParameter, wasCodeUsed } from '../../lib/platform.js'
import { useAddress } from '../../lib/use-address.js'
import { useOnce } from '../../lib/use-once.js'
import { codeOf, type FoundCode } from './code-of.js'

/** The code that a link brought to this page; undefined while the address is not known. */
export function useCode(parameter?: string): FoundCode | undefined {
  const address = useAddress()
  return address === '' ? undefined : codeOf(address, parameter)
}

/**
 * Takes a code out of the address once it was used.
 *
 * @param onAgain told when the page is loaded again after that, and finds none
 */
export function useUsedCode(
  found: FoundCode | undefined,
  isUsed: boolean,
  onAgain: () => void,
  parameter = 'code',
): void {
  useOnce(() => forgetParameter(parameter), isUsed)
  useOnce(() => wasCodeUsed() && onAgain(), found === null && !isUsed)
}
