import { assertValidDate } from './valid-date.js'

/** Keys whose values belong to the app or to another standard and are sent as they are. */
const OPAQUE = /(metadata|content|credential|authenticationResponse)$/i

/** Keys of instants: their values are dates, or null. */
const INSTANT = /At$/

const snakeKey = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Converts the input of a request to the snake_case of the protocol, at every depth. The reverse of `toCamelCase`.
 *
 * @example toSnakeCase({ expiresAt: new Date(0), isPublic: true }) // { expires_at_millis: 0, is_public: true }
 * @throws TypeError `INVALID_ARGUMENT` if a date is invalid
 */
export function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase)
  if (value instanceof Date) return value.getTime()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (part instanceof Date) assertValidDate(key, part)
      return [
        snakeKey(key) + (INSTANT.test(key) ? '_millis' : ''),
        OPAQUE.test(key) ? part : toSnakeCase(part),
      ]
    }),
  )
}
