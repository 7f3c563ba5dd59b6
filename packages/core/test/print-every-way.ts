import { format, formatWithOptions, inspect } from 'node:util'

/** Of an error's own fields, those that a serialiser can see, however it looks. */
const spread = (value: unknown) => ({ ...(value as object) })

function clone(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    // What cannot be cloned is not sent anywhere.
    return undefined
  }
}

/** The causes of an error, the innermost last; an error of several has all of theirs. */
function causesOf(value: unknown): unknown[] {
  const { cause, causes = [], errors = [] } = Object(value) as Record<string, unknown[]>
  const inner = [...(cause === undefined ? [] : [cause]), ...causes, ...errors]
  return inner.flatMap((one) => [one, ...causesOf(one)])
}

/** All that a value can become in a log, a tracker of errors, a message between windows or on a page. */
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
