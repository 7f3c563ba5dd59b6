// `Intl.Segmenter` would know more of what belongs together, and is younger than some browsers.
const INITIAL = /[\p{L}\p{N}]\p{M}{0,7}/u

/** The first letter or digit of a name, whatever its alphabet; where there is no name, a question mark. */
export const initialOf = (name: string): string =>
  (INITIAL.exec(name.normalize())?.[0] ?? /./su.exec(name)?.[0] ?? '?').toUpperCase()
