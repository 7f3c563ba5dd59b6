import { isDeepStrictEqual } from 'node:util'
import type { AuditChange } from '../../db/values.js'

/** The length of the longest value that an event contains, as JSON. */
const MAX_LENGTH = 1000

type RecordedValue = NonNullable<AuditChange['before']> | null

/** Which fields of a thing an event contains. */
interface RecordedFields<Values> {
  /** The fields that are recorded with their values. A secret must not be one of them. */
  plain: readonly (keyof Values & string)[]
  /** The start of the names in the event, such as `emailConfig.`. */
  prefix?: string
}

/**
 * Lists the fields that differ between two versions of a thing, for an event of the audit log. The event contains the old and the
 * new value of a field that is declared as plain, and only the name of every other field. So a new field that is a secret does not
 * get into the log.
 *
 * @param before undefined if the thing is new
 * @param after undefined if the thing was deleted
 * @example valueChanges(before, after, { plain: ['displayName'] })
 * // [{ field: 'clientSecret' }, { field: 'displayName', before: 'Acme', after: 'Globex' }]
 */
export function valueChanges<Values extends object>(
  before: Values | undefined,
  after: Values | undefined,
  { plain, prefix = '' }: RecordedFields<Values>,
): AuditChange[] {
  const plainNames: readonly string[] = plain
  const stored = new Map<string, unknown>(Object.entries(before ?? {}))
  const next = new Map<string, unknown>(Object.entries(after ?? {}))
  return [...new Set([...stored.keys(), ...next.keys()])].toSorted().flatMap((name) => {
    const [oldValue, newValue] = [stored.get(name) ?? null, next.get(name) ?? null]
    if (isDeepStrictEqual(oldValue, newValue)) return []
    const field = `${prefix}${name}`
    const isRecorded = plainNames.includes(name) && isRecordable(oldValue) && isRecordable(newValue)
    return [isRecorded ? { field, before: oldValue, after: newValue } : { field }]
  })
}

/** Returns the details of an event about changed fields. An event of a change that kept every value has none. */
export const changeDetails = (changes: AuditChange[]) =>
  changes.length === 0 ? {} : { fields: changes.map(({ field }) => field), changes }

const isRecordable = (value: unknown): value is RecordedValue =>
  isPlain(value) && JSON.stringify(value).length <= MAX_LENGTH

const isPlain = (value: unknown): value is RecordedValue =>
  value === null ||
  ['boolean', 'number', 'string'].includes(typeof value) ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))
