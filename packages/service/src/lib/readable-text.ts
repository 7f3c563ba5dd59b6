/**
 * Characters that change the direction of the text after them (UAX #9, section 2). An isolated part of a text from left to
 * right does not, so it stays.
 */
const DIRECTION =
  /(\u2066[^\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*\u2069)|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** More combining marks than any language puts on one letter. They would cover the lines above and below. */
const EXCESS_MARKS = /(\p{M}{8})\p{M}+/gu

/**
 * Returns a text that a user chose, without the characters that change the order or cover the text around it, for emails
 * and other plain text.
 *
 * @example readableText('\u202Egnp.exe') // 'gnp.exe'
 */
export const readableText = (text: string): string =>
  text.replace(DIRECTION, '$1').replace(EXCESS_MARKS, '$1')
