const LIMIT = 120

/** Text that a person chose: cut, and kept from turning the direction of what stands around it. */
export const Given = ({ text }: { text: string }) => (
  <bdi>{text.length > LIMIT ? `${cut(text)}…` : text}</bdi>
)

// By code points, so that no character is cut in two; a long text is not read to its end for that.
const cut = (text: string) =>
  Array.from(text.slice(0, LIMIT * 2))
    .slice(0, LIMIT)
    .join('')
