/** Names that would break a page which shows them as they are, and what is odd about each. */
export const oddNames = [
  ['of 256 characters', 'x'.repeat(256)],
  ['of 255 combining marks', `a${'\u0301'.repeat(255)}`],
  ['that turns its direction', '\u202Egnp.exe'],
] as const
