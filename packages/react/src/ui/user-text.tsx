const LIMIT = 120

/** Truncates a text of a user, for places that allow only plain text, such as `aria-label`. */
export const truncate = (text: string) =>
  text.length > LIMIT
    ? // Cuts between code points, without reading a long text to its end.
      `${Array.from(text.slice(0, LIMIT * 2))
        .slice(0, LIMIT)
        .join('')}…`
    : text

/** More combining marks than any language puts on one letter. They would cover the lines above and below. */
const EXCESS_MARKS = /(\p{M}{8})\p{M}+/gu

const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** East Asian characters and emoji are as wide as two others. */
const WIDE = /[\u2E80-\uFFEF]/

/** Whether a name of several words fits in a line of a heading. A heading then keeps it together. */
const isShortName = (text: string) => text.length <= 20 && / /.test(text) && !WIDE.test(text)

/**
 * Text that a user chose: shortened, and isolated so that it doesn't change the direction of the text around it. An
 * email address always runs from left to right.
 */
export const UserText = ({ text }: { text: string }) => (
  <bdi
    className={isShortName(text) ? 'lk-short-name' : undefined}
    dir={ADDRESS.test(text) ? 'ltr' : undefined}
  >
    {truncate(text).replace(EXCESS_MARKS, '$1')}
  </bdi>
)
