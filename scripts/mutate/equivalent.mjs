/** Mutants that do not change the behavior, with the reason. */
export const equivalent = [
  // The protocol of a URL ends with its only colon, and the origin of any other scheme is "null".
  ...['/^https?:/', '/https?:$/'].map((replacement) => ({
    file: 'navigation/trusted-url.ts',
    text: 'target.protocol',
    replacement,
  })),
  // If the text is not a prefix of the URL, it never equals the origin, whatever it is.
  { file: 'navigation/trusted-url.ts', text: "?.[0] ?? ''", replacement: '"Stryker was here!"' },
  // A match has at least one character.
  {
    file: 'navigation/trusted-url.ts',
    text: 'c.codePointAt(0)',
    replacement: 'c.codePointAt(0).toString',
  },
]
