const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const AUDIT_CURSOR = /^-?\d{1,16}_[\da-f-]{36}$/i
const CONTROL = /\p{Cc}/gu

/** Returns an ID of the page's URL, or null if it is none: the service would reject it, and the page could not load. */
export function idIn(params: URLSearchParams, name: string): string | null {
  const value = params.get(name) ?? ''
  return UUID.test(value) ? value : null
}

/** Returns the cursor of the audit log in the page's URL, or null if it is none. */
export function auditCursorIn(params: URLSearchParams): string | null {
  const value = params.get('cursor') ?? ''
  return AUDIT_CURSOR.test(value) ? value : null
}

/** Returns a text to search for without control characters, which no stored text has. */
export const searchIn = (params: URLSearchParams, name: string): string | null =>
  params.get(name)?.replace(CONTROL, '').slice(0, 256) ?? null
