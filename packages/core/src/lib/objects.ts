/**
 * Returns a copy without the properties that are undefined, which a spread would copy over existing values.
 *
 * @example { ...current, ...omitUndefined(patch) }
 */
export const omitUndefined = <Patch extends object>(patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Patch

/**
 * Returns a copy of options that has no prototype: other code may have put options on the prototype of every object.
 *
 * @example const { tokenStore } = ownOptions(options)
 */
export const ownOptions = <Options extends object>(options: Options): Options => ({
  __proto__: null,
  ...options,
})
