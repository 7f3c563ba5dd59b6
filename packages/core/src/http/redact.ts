const LONGEST_TEXT = 500

/**
 * Long runs of token characters: JSON web tokens, refresh tokens, keys, codes, attempt codes; also where
 * something short that was sent is in one, and was taken out already.
 */
const TOKEN_LIKE = /[\w.~+=*-]{20,}/g

/** Backslashes come and go where JSON repeats a text, however often. */
const unescaped = (text: unknown) => String(text).replaceAll('\\', '')

/** Every text in what was sent, however deep, but for empty ones. */
const textsIn = (sent: unknown): string[] =>
  sent && typeof sent === 'string' ? [unescaped(sent)] : Object.values(sent ?? '').flatMap(textsIn)

/**
 * Takes out of a foreign text whatever may be a secret, and cuts it to 500 characters.
 *
 * @param sent what a request was made from, in case something echoes it
 */
export function redact(text: unknown, sent?: unknown): string {
  const known = textsIn(sent).reduce(
    (rest, secret) => rest.replaceAll(secret, '***'),
    unescaped(text),
  )
  return known.replace(TOKEN_LIKE, '***').slice(0, LONGEST_TEXT)
}

interface Thrown {
  readonly name?: string
  readonly message?: string
  readonly code?: string | number
  readonly cause?: unknown
}

/** A copy of what was thrown with name, message, code and cause, and nothing else it may carry. */
export function redactError(thrown: unknown, sent?: unknown, levels = 3): Error {
  const { name, message, code, cause } = Object(thrown) as Thrown
  const inner = cause && levels > 1 ? { cause: redactError(cause, sent, levels - 1) } : undefined
  const copy = new Error(redact(message ?? thrown, sent), inner)
  return Object.assign(copy, name && { name: redact(name) }, code && { code: redact(code) })
}
