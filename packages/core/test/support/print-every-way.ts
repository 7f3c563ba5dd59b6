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
  return inner.flatMap((nested) => [nested, ...causesOf(nested)])
}

/**
 * Returns all texts that a value can become in a log, an error tracker, a window message or a
 * page.
 */
export const printEveryWay = (value: unknown): string =>
  [value, ...causesOf(value)]
    .flatMap((item) => [
      JSON.stringify(item),
      JSON.stringify(spread(item)),
      inspect(item, { depth: 10 }),
      inspect(clone(item), { depth: 10 }),
      String(item),
      format('%s %o %j', item, item, item),
      formatWithOptions({ compact: true }, item),
      String(Object(item).stack),
      String(Object(item).message),
    ])
    .join('\n')
