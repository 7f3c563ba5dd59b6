import { readableText } from '../../../lib/readable-text.js'
import { escapeHtml } from './escape-html.js'

/** Values of an email's placeholders, by name. */
export type EmailVariables = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g
/** Names of the variables that are complete URLs. */
const WHOLE_ADDRESS = /Link$/
/** Names of the variables that give access to an account. */
const SECRET = /Link$|^otp$/

/**
 * Replaces `{{ name }}` with its value. A name without a value becomes empty; braces in values stay
 * unchanged.
 *
 * @example fill('Hello {{ userDisplayName }}', { userDisplayName: 'Ada' }) // 'Hello Ada'
 */
export const fill = (text: string, variables: EmailVariables): string =>
  text.replace(PLACEHOLDER, (_placeholder, name: string) => oneLine(valueOf(variables, name)))

/**
 * Replaces the placeholders of a text in HTML. Each value is isolated, so that it does not change the direction of the
 * text around it.
 */
export const fillHtml = (text: string, variables: EmailVariables): string =>
  text
    .split(PLACEHOLDER)
    .map((part, index) => {
      // The names of the placeholders stand between the other parts.
      if (index % 2 === 0) return escapeHtml(part)
      const value = escapeHtml(oneLine(valueOf(variables, part)))
      return value === '' || SECRET.test(part) ? value : `<bdi>${value}</bdi>`
    })
    .join('')
    .replace(/\r?\n/g, '<br>')

/**
 * Replaces the placeholders of a URL. A link at its start is inserted unchanged; every other value is
 * encoded, so that no name can change the target of the URL.
 */
export const fillAddress = (text: string, variables: EmailVariables): string =>
  oneLine(text).replace(PLACEHOLDER, (_placeholder, name: string, offset: number) => {
    const value = oneLine(valueOf(variables, name))
    return offset === 0 && WHOLE_ADDRESS.test(name) ? value : encode(value)
  })

/** Replaces the placeholders of a subject, which is a header: the result has one line. */
export const fillSubject = (text: string, variables: EmailVariables): string =>
  fill(oneLine(text), variables)

/**
 * Returns the subject for a reader who may know that the email was sent: without the values that open an
 * account.
 */
export const fillListedSubject = (text: string, variables: EmailVariables): string =>
  fillSubject(
    text,
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, SECRET.test(name) ? '…' : value]),
    ),
  )

/** Returns false if a text has placeholders, and none of them has a value. */
export function hasValue(text: string, variables: EmailVariables): boolean {
  const names = placeholdersIn(text)
  return names.length === 0 || names.some((name) => valueOf(variables, name) !== '')
}

/** Returns true if a text has a placeholder for a code or a link that gives access to an account. */
export const namesSecret = (text: string): boolean =>
  placeholdersIn(text).some((name) => SECRET.test(name))

/** Returns the names of the placeholders of a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

const valueOf = (variables: EmailVariables, name: string): string =>
  readableText((Object.hasOwn(variables, name) ? variables[name] : undefined) ?? '')

/** Line breaks and other control characters must not add lines to a header or a text. */
const oneLine = (value: string) => value.replace(/\p{Cc}+/gu, ' ').trim()

// Half a surrogate pair cannot be encoded.
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))
