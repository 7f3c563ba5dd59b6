import { styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'red' | 'green'

/** Styles a text if the stream is a terminal and NO_COLOR is not set (no-color.org). */
const styleFor = (stream: NodeJS.WriteStream, style: Style, text: string) =>
  stream.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'
    ? styleText(style, text)
    : text

// A reader such as `head` may close the pipe early. The command continues and does not fail.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Prints the result of a command to standard output, for users and programs. */
export const printResult = (text: string) => void process.stdout.write(`${text}\n`)
/** Prints a message about the progress of a command to standard error. */
export const printMessage = (text: string) => void process.stderr.write(`${text}\n`)

export const styleResult = (style: Style, text: string) => styleFor(process.stdout, style, text)
export const styleMessage = (style: Style, text: string) => styleFor(process.stderr, style, text)

/** Control and formatting characters, which a terminal would interpret. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** Replaces control and bidirectional characters of external text by U+FFFD. */
export const sanitize = (text: string) => text.replace(CONTROL_CHARACTERS, '\uFFFD')
/** Sanitizes a text and keeps its line breaks. */
export const sanitizeLines = (text: string) => text.split('\n').map(sanitize).join('\n')

/** Formats a value as JSON, with escapes for characters that a terminal would interpret. */
export const formatJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(CONTROL_CHARACTERS, (character) =>
    character === '\n' ? character : escapeUnits(character),
  )

const escapeUnits = (text: string) =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
