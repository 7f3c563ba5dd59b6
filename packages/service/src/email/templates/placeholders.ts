/** Values for the placeholders of a mail, by name (protocol, section 11.6). */
export type MailVariables = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g
/** Of the variables, those that are whole addresses. */
const WHOLE_ADDRESS = /Link$/
/** Of the variables, those that open an account. */
const SECRET = /Link$|^otp$/

/**
 * Fills `{{ name }}`. A name that the mail has no value for becomes empty; what a value says in
 * braces stays as it is.
 *
 * @example fill('Hello {{ userDisplayName }}', { userDisplayName: 'Ada' }) // 'Hello Ada'
 */
export const fill = (text: string, variables: MailVariables): string =>
  text.replace(PLACEHOLDER, (_placeholder, name: string) => oneLine(valueOf(variables, name)))

/**
 * Fills the placeholders of an address. A link stands as it is where the address begins; every other
 * value is encoded, so that no name can change where the address leads.
 */
export const fillAddress = (text: string, variables: MailVariables): string =>
  oneLine(text).replace(PLACEHOLDER, (_placeholder, name: string, offset: number) => {
    const value = oneLine(valueOf(variables, name))
    return offset === 0 && WHOLE_ADDRESS.test(name) ? value : encode(value)
  })

/** Fills a mail's subject, which is a header: it has one line. */
export const fillSubject = (text: string, variables: MailVariables): string =>
  fill(oneLine(text), variables)

/** A mail's subject for whoever may know that it was sent: what opens an account is left out. */
export const fillListedSubject = (text: string, variables: MailVariables): string =>
  fillSubject(
    text,
    Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [name, SECRET.test(name) ? '…' : value]),
    ),
  )

const valueOf = (variables: MailVariables, name: string): string =>
  (Object.hasOwn(variables, name) ? variables[name] : undefined) ?? ''

/** Line breaks and other control characters must not add lines to a header or a text. */
const oneLine = (value: string) => value.replace(/\p{Cc}+/gu, ' ').trim()

// Half a surrogate pair cannot be encoded.
const encode = (value: string) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))
