/**
 * Returns a date in milliseconds since 1970, as requests send it.
 *
 * @throws TypeError if the date is invalid, which would be sent as `null`: never
 */
export function validMillis(name: string, date: Date): number {
  const millis = date.getTime()
  if (Number.isNaN(millis)) throw new TypeError(`${name} must be a valid date.`)
  return millis
}
