import { format, formatWithOptions, inspect } from 'node:util'

/** Returns the own enumerable properties of a value, which a serializer can read. */
const spread = (value: unknown) => ({ ...(value as object) })

function clone(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    // A value that cannot be cloned cannot be sent to another window.
    return undefined
  }
}

/**
 * Returns all causes of an error, the innermost last, including those of the errors that it
 * aggregates.
 */
function causesOf(value: unknown): unknown[] {
  const { cause, causes = [], errors = [] } = Object(value) as Record<string, unknown[]>
  const inner = [...(cause === undefined ? [] : [cause]), ...causes, ...errors]
  return inner.flatMap((one) => [one, ...causesOf(one)])
}

/**
 * Returns all texts that a value can become in a log, an error tracker, a window message or a
 * page.
 */
export const printEveryWay = (value: unknown): string =>
  [value, ...causesOf(value)]
    .flatMap((one) => [
      JSON.stringify(one),
      JSON.stringify(spread(one)),
      inspect(one, { depth: 10 }),
      inspect(clone(one), { depth: 10 }),
      String(one),
      format('%s %o %j', one, one, one),
      formatWithOptions({ compact: true }, one),
      String(Object(one).stack),
      String(Object(one).message),
    ])
    .join('\n')
