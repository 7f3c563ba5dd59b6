// `Intl.Segmenter` would be more exact, but some supported browsers lack it.
const INITIAL = /[\p{L}\p{N}]\p{M}{0,7}/u

/** Returns the first letter or digit of a name in any script; a question mark without a name. */
export const initialOf = (name: string): string =>
  (INITIAL.exec(name.normalize())?.[0] ?? /./su.exec(name)?.[0] ?? '?').toUpperCase()
