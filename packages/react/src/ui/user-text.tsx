const LIMIT = 120

/** What is shown of a text that a person chose, where only plain text may stand, as in a label. */
export const truncate = (text: string) =>
  text.length > LIMIT
    ? // By code points, so that no character is cut in two; a long text is not read to its end for that.
      `${Array.from(text.slice(0, LIMIT * 2))
        .slice(0, LIMIT)
        .join('')}…`
    : text

const ADDRESS = /^[^\s@]+@[^\s@]+$/

/**
 * Text that a user chose: shortened, and isolated so that it doesn't change the direction of the text around it. An
 * email address always runs from left to right.
 */
export const UserText = ({ text }: { text: string }) => (
  <bdi dir={ADDRESS.test(text) ? 'ltr' : undefined}>{truncate(text)}</bdi>
)
