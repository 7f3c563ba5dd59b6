const MAX_LENGTH = 500

/**
 * Runs of token characters: project keys by their prefix, and JSON web tokens, refresh tokens, keys and codes, which are
 * long and have digits. A word of the service, such as the name of a setting, is shorter or has none. `*` counts as a
 * digit: a shorter sent value can be part of a token and was replaced already.
 */
const TOKEN_LIKE =
  /\b(?:pck|ssk|sak)_[\w*-]+|[\w.~+=*-]{60,}|(?=[A-Za-z_.~+=-]{0,59}[\d*])[\w.~+=*-]{20,}/g

/** Removes backslashes: JSON adds some each time that it contains a text. */
const removeBackslashes = (text: unknown) => String(text).replaceAll('\\', '')

/** Returns all strings of a value at every depth, except empty ones. */
const stringsIn = (value: unknown): string[] =>
  value && typeof value === 'string'
    ? [removeBackslashes(value)]
    : Object.values(value ?? '').flatMap(stringsIn)

/**
 * Removes everything from the text of another program that can be a secret, and cuts it to 500 characters.
 *
 * @param sentValues the values of the request, which the text can repeat
 */
export function redact(text: unknown, sentValues?: unknown): string {
  let redacted = removeBackslashes(text)
  // Each one once: the replacement contains `*`, which can be a sent value itself.
  for (const secret of new Set(stringsIn(sentValues))) redacted = redacted.replaceAll(secret, '***')
  return redacted.replace(TOKEN_LIKE, '***').slice(0, MAX_LENGTH)
}

interface ErrorLike {
  readonly name?: string
  readonly message?: string
  readonly code?: string | number
  readonly cause?: unknown
}

/** Copies the name, message, code and cause of an error of another program, without secrets and other properties. */
export function redactError(thrown: unknown, sentValues?: unknown, levels = 3): Error {
  const { name, message, code, cause } = Object(thrown) as ErrorLike
  const options =
    cause && levels > 1 ? { cause: redactError(cause, sentValues, levels - 1) } : undefined
  const copy = new Error(redact(message ?? thrown, sentValues), options)
  return Object.assign(copy, name && { name: redact(name) }, code && { code: redact(code) })
}
