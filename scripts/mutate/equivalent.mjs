/** Changes that make no difference to anybody, and why. */
export const equivalent = [
  // The protocol of a URL ends with its only colon, and the origin of any other scheme is "null".
  ...['/^https?:/', '/https?:$/'].map((replacement) => ({
    file: 'redirect/gate.ts',
    text: 'target.protocol',
    replacement,
  })),
  // What is no beginning of an address is not the origin that was found, whatever it is.
  { file: 'redirect/gate.ts', text: "?.[0] ?? ''", replacement: '"Stryker was here!"' },
  // A match has a first character.
  { file: 'redirect/gate.ts', text: 'c.codePointAt(0)', replacement: 'c.codePointAt(0).toString' },
]
