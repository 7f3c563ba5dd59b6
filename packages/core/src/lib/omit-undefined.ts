/**
 * Returns a copy without the properties that are undefined, which a spread would copy over existing values.
 *
 * @example { ...current, ...omitUndefined(patch) }
 */
export const omitUndefined = <Patch extends object>(patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Patch
