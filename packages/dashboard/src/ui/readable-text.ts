/** Characters that change the direction of the text after them (UAX #9, section 2). */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** More combining marks than any language puts on one letter. They would cover the rows above and below. */
const EXCESS_MARKS = /(\p{M}{8})\p{M}+/gu

const VISIBLE = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Returns a text that a user chose with at most eight combining marks in a row. */
export const withoutExcessMarks = (text: string) => text.replace(EXCESS_MARKS, '$1')

/** Returns a text that a user chose for places that allow only plain text, such as titles and `aria-label`. */
export const plainText = (text: string) => withoutExcessMarks(text).replace(DIRECTION, '')

/** Returns a name, or undefined if it has no visible character. */
export const visibleName = (name: string | null | undefined): string | undefined =>
  name && VISIBLE.test(name) ? name : undefined
