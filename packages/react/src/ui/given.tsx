const LIMIT = 120

/** What is shown of a text that a person chose, where only plain text may stand, as in a label. */
export const cut = (text: string) =>
  text.length > LIMIT
    ? // By code points, so that no character is cut in two; a long text is not read to its end for that.
      `${Array.from(text.slice(0, LIMIT * 2))
        .slice(0, LIMIT)
        .join('')}…`
    : text

/** Text that a person chose: cut, and kept from turning the direction of what stands around it. */
export const Given = ({ text }: { text: string }) => <bdi>{cut(text)}</bdi>
