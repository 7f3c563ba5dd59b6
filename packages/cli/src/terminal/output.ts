import { styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'red' | 'green'

/** Styles a text where a person reads it: on a terminal, and not with NO_COLOR (no-color.org). */
const painted = (stream: NodeJS.WriteStream, style: Style, text: string) =>
  stream.isTTY && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'
    ? styleText(style, text)
    : text

// A reader such as `head` may close the pipe early. The command continues and does not fail.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Prints the result of a command to standard output, for users and programs. */
export const print = (text: string) => void process.stdout.write(`${text}\n`)
/** Prints a message about the work of a command to standard error. */
export const say = (text: string) => void process.stderr.write(`${text}\n`)

export const inReport = (style: Style, text: string) => painted(process.stdout, style, text)
export const inMessage = (style: Style, text: string) => painted(process.stderr, style, text)

const OBEYED = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** Replaces control and bidirectional characters of external text, which a terminal would interpret, by U+FFFD. */
export const plain = (text: string) => text.replace(OBEYED, '\uFFFD')
/** Does the same for a text of several lines. */
export const plainLines = (text: string) => text.split('\n').map(plain).join('\n')

/** A value as JSON that means the same, with escapes for what a terminal would obey. */
export const jsonText = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(OBEYED, (found) =>
    found === '\n' ? found : escaped(found),
  )

const escaped = (text: string) =>
  text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
