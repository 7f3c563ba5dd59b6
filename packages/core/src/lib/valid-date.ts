/**
 * Checks a date of a request, because JSON would send an invalid one as `null`: for an expiry, never.
 *
 * @param name the name of the field, for the message
 * @throws TypeError if the date is invalid
 */
export function assertValidDate(name: string, date: Date): void {
  if (Number.isNaN(date.getTime())) throw new TypeError(`${name} must be a valid date.`)
}
