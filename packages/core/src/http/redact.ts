const LONGEST_TEXT = 500

/** Long runs of token characters: JSON web tokens, refresh tokens, keys, codes, attempt codes. */
const TOKEN_LIKE = /[\w.~+=-]{20,}/g

/**
 * Takes out of a foreign text whatever may be a secret, and cuts it to 500 characters.
 *
 * @param secrets texts that were sent, in case something echoes them
 */
export function redact(text: string, secrets: readonly string[] = []): string {
  const known = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
  return known.replace(TOKEN_LIKE, '***').slice(0, LONGEST_TEXT)
}

interface Thrown {
  readonly name?: string
  readonly message?: string
  readonly code?: string | number
  readonly cause?: unknown
}

/** A copy of what was thrown with name, message, code and cause, and nothing else it may carry. */
export function redactError(thrown: unknown, levels = 3): Error {
  const { name, message, code, cause } = Object(thrown) as Thrown
  const copy = new Error(redact(String(message ?? thrown)), {
    ...(cause !== undefined && levels > 1 && { cause: redactError(cause, levels - 1) }),
  })
  if (name) copy.name = redact(String(name))
  return code ? Object.assign(copy, { code: redact(String(code)) }) : copy
}
