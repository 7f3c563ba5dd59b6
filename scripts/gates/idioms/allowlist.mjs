/**
 * Correct uses of a word that the gate rejects elsewhere. `quote` is a part of the line.
 *
 * @type {{ file: string, quote: string, reason: string }[]}
 */
export const allowlist = [
  {
    file: 'CONTRIBUTING.md',
    quote: 'write "email"',
    reason: 'Names the rule itself.',
  },
  {
    file: 'packages/core/test/simulation/README.md',
    quote: '| SR01 |',
    reason: 'Defines the rule itself.',
  },
  {
    file: 'packages/core/test/simulation/README.md',
    quote: '| CC24 |',
    reason: 'Defines the rule itself.',
  },
  {
    file: 'packages/core/test/simulation/README.md',
    quote: '| CC30 |',
    reason: 'Defines the rule itself.',
  },
]
