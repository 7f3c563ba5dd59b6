const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const AUDIT_CURSOR = /^-?\d{1,16}_[\da-f-]{36}$/i
const BASE64URL = /^[\w-]{1,2048}$/
const CONTROL = /\p{Cc}/gu

export const isUuid = (value: string): boolean => UUID.test(value)

/** Returns an ID of the page's URL, or null if it is none: the service would reject it, and the page could not load. */
export function idIn(params: URLSearchParams, name: string): string | null {
  const value = params.get(name) ?? ''
  return isUuid(value) ? value : null
}

/** Returns the cursor of the audit log in the page's URL, or null if it is none. */
export function auditCursorIn(params: URLSearchParams): string | null {
  const value = params.get('cursor') ?? ''
  return AUDIT_CURSOR.test(value) ? value : null
}

/** Returns the cursor of the list of users in the page's URL, or null if it is none. */
export function userCursorIn(params: URLSearchParams): string | null {
  const value = params.get('cursor') ?? ''
  if (!BASE64URL.test(value)) return null
  try {
    const text = atob(value.replaceAll('-', '+').replaceAll('_', '/'))
    return typeof JSON.parse(text) === 'object' ? value : null
  } catch {
    return null
  }
}

/** Returns how many users come before the page of the list in the URL. */
export function offsetIn(params: URLSearchParams): number {
  const offset = Number(params.get('offset'))
  return userCursorIn(params) !== null && Number.isSafeInteger(offset) && offset > 0 ? offset : 0
}

/** Returns a text to search for without control characters, which no stored text has. */
export const searchIn = (params: URLSearchParams, name: string): string | null =>
  params.get(name)?.replace(CONTROL, '').slice(0, 256) ?? null

/** Returns the value of a parameter if it is one of the keys of an object, else null. */
export function keyIn<Key extends string>(
  params: URLSearchParams,
  name: string,
  values: Readonly<Record<Key, unknown>>,
): Key | null {
  const value = params.get(name)
  return value !== null && Object.hasOwn(values, value) ? (value as Key) : null
}

/** Returns the URL of the same page with other parameters. A changed list starts at its first page. */
export function withParameters(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('cursor')
  next.delete('offset')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Returns the start of a day of the URL, such as `2026-01-31`, in the time zone of the reader. */
export function dayIn(params: URLSearchParams, name: string, daysLater = 0): Date | null {
  const text = params.get(name) ?? ''
  if (!DAY.test(text)) return null
  const day = new Date(`${text}T00:00`)
  if (Number.isNaN(day.getTime())) return null
  day.setDate(day.getDate() + daysLater)
  return day
}
