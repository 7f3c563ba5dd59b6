import { catalogue, type ErrorCode } from './catalogue.js'
import { type ErrorDetails, LatchkeyError } from './error.js'

type DetailsArgument<Code extends ErrorCode> =
  undefined extends ErrorDetails<Code> ? [] : [details: ErrorDetails<Code>]

/**
 * Creates an error from the catalog. A code that has details cannot be created without them.
 *
 * @example throw fail('PASSWORD_TOO_SHORT', { minLength: 8 })
 */
export function fail<Code extends ErrorCode>(
  code: Code,
  ...[details]: DetailsArgument<Code>
): LatchkeyError<Code> {
  const { status, message } = catalogue[code]
  const text = (message as (details: unknown) => string)(details)
  return new LatchkeyError(code, { status, message: text, details })
}
