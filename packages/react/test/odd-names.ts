/** Names that would break a page which shows them as they are, and what is odd about each. */
export const oddNames = [
  ['of 100 000 characters', 'x'.repeat(100_000)],
  ['of 1000 combining marks', `a${'\u0301'.repeat(1_000)}`],
  ['that turns its direction', '\u202Egnp.exe'],
] as const
