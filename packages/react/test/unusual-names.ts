/** Names that would break the layout of a page if it did not truncate and isolate them. */
export const unusualNames = [
  ['of 256 characters', 'x'.repeat(256)],
  ['of 255 combining marks', `a${'\u0301'.repeat(255)}`],
  ['with a right-to-left override', '\u202Egnp.exe'],
] as const
