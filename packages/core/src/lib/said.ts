/**
 * What somebody said: a part that is undefined is as good as left out, which a spread would not know.
 *
 * @example { ...before, ...said(patch) }
 */
export const said = <Patch extends object>(patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([, part]) => part !== undefined)) as Patch
