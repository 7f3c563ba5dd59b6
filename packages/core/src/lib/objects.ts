/**
 * Returns a copy without the properties that are undefined, which a spread would copy over existing values.
 *
 * @example { ...current, ...omitUndefined(patch) }
 */
export const omitUndefined = <Patch extends object>(patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Patch

/**
 * Returns a copy with these properties only, for a request or a value that must not have others.
 *
 * @example const body = pick(patch, 'displayName', 'iconUrl')
 */
export const pick = <Value extends object, Key extends keyof Value>(
  value: Value,
  ...keys: readonly Key[]
): Pick<Value, Key> => Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>

/**
 * Returns a copy of options that has no prototype: other code may have put options on the prototype of every object.
 *
 * @example const { tokenStore } = ownOptions(options)
 */
export const ownOptions = <Options extends object>(options: Options): Options => ({
  __proto__: null,
  ...options,
})
