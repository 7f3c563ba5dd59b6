import { UsageError } from '@latchkey/contract/errors/error'

/**
 * Checks a date of a request, because JSON would send an invalid one as `null`: for an expiry, never.
 *
 * @param name the name of the field, for the message
 * @throws TypeError `INVALID_ARGUMENT` if the date is invalid
 */
export function assertValidDate(name: string, date: Date): void {
  if (Number.isNaN(date.getTime()))
    throw new UsageError('INVALID_ARGUMENT', `${name} must be a valid date.`)
}
