/** Pattern of a UUID without braces, which a path of Hono's router cannot contain. */
export const UUID_PATTERN = [8, 4, 4, 4, 12].map((length) => '[0-9a-fA-F]'.repeat(length)).join('-')
const WHOLE = new RegExp(`^${UUID_PATTERN}$`)

/** Returns true if a text is a UUID, so that a query with it does not fail. */
export const isUuid = (text: string): boolean => WHOLE.test(text)
