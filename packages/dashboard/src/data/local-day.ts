/**
 * Returns a day in the time zone of the reader, as a field for dates has it.
 *
 * @param offset the number of days after today, negative for days before
 * @example localDay(1) // '2026-12-01' on November 30
 */
export function localDay(offset: number): string {
  const day = new Date()
  day.setDate(day.getDate() + offset)
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${day.getFullYear()}-${month}-${date}`
}
