/**
 * Honest uses of an idiom. `quote` is a part of the line.
 *
 * @type {{ file: string, quote: string, reason: string }[]}
 */
export const allowlist = [
  {
    file: 'CONTRIBUTING.md',
    quote: 'write "email"',
    reason: 'Names the rule itself.',
  },
]
