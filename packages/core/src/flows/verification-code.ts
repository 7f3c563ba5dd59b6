import { VERIFICATION_CODE_LENGTH } from '@latchkey/contract/constants'

/**
 * The body of a call with a code from a mail, as the service looks codes up. A code of another length
 * is given that length: what a mail program has cut off, or a person typed badly, is then refused as a
 * code that does not exist, not as a call that was made badly.
 *
 * @see protocol, section 10.1; security rules, 2.1 (IN09)
 */
export const withCode = (typed: string) => ({
  code: typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .padEnd(VERIFICATION_CODE_LENGTH)
    .slice(0, VERIFICATION_CODE_LENGTH),
})
