import { isLatchkeyError, type LatchkeyError } from '@latchkey/core'
import { createContext, useContext } from 'react'
import type { TextOf } from '../../i18n/use-translation.js'
import type { SharedKey } from '../../locales/text.js'
import { isEmailAddress } from './email-address.js'

/** The messages of a form by the IDs of its controls. */
export type FieldErrors = Readonly<Record<string, string>>

export const FieldErrorsContext = createContext<FieldErrors>({})

/** Returns the message that a field shows in place of its help; undefined without one. */
export const useFieldError = (id: string): string | undefined => useContext(FieldErrorsContext)[id]

/** A value that a form does not accept. The field with this name shows the message. */
export class FieldError extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

interface AtField {
  /** The names of the fields that the error can be about. A form shows it at the first of them that it has. */
  readonly fields: readonly string[]
  /** Replaces the message of the service, by its key. */
  readonly text?: SharedKey
}

/** The errors of the service that are about a field, by their codes. */
const atField: Readonly<Partial<Record<LatchkeyError['code'], AtField>>> = {
  USER_EMAIL_ALREADY_EXISTS: {
    fields: ['primaryEmail', 'email', 'value'],
    text: 'emailTaken',
  },
  CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE: {
    fields: ['value', 'primaryEmail', 'email'],
    text: 'emailTakenForSignIn',
  },
  TEAM_MEMBERSHIP_ALREADY_EXISTS: { fields: ['email'], text: 'memberAlready' },
  PASSWORD_TOO_SHORT: { fields: ['password'] },
  PASSWORD_TOO_LONG: { fields: ['password'] },
  PASSWORD_TOO_WEAK: { fields: ['password'] },
  PERMISSION_ID_ALREADY_EXISTS: { fields: ['id'], text: 'permissionIdTaken' },
  PRODUCTION_MODE_CHECKS_FAILED: {
    fields: ['domain', 'allowLocalhost'],
    text: 'notInProduction',
  },
}

/** A line of `SCHEMA_ERROR`, such as `body.config.domains.0.domain must be a URL`. */
const SCHEMA_LINE = /^(?:body|query)\.(\S+) (.+)$/

const toCamelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const toSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`

/** Returns the messages of an error by the names of fields. The first field of a code that the form has gets it. */
function messagesByName(
  error: unknown,
  has: (name: string) => boolean,
  text: (key: SharedKey) => string,
): Record<string, string> {
  if (error instanceof FieldError) return has(error.field) ? { [error.field]: error.message } : {}
  if (isLatchkeyError(error, 'SCHEMA_ERROR')) {
    const messages: Record<string, string> = {}
    for (const line of error.message.split('\n')) {
      const [, path = '', problem = ''] = SCHEMA_LINE.exec(line) ?? []
      const name = path.split('.').map(toCamelCase).findLast(has)
      // A message for another part of the request would be lost: then the button shows all.
      if (name === undefined) return {}
      messages[name] ??= toSentence(problem)
    }
    return messages
  }
  if (!isLatchkeyError(error)) return {}
  const declared = atField[error.code]
  const name = declared?.fields.find(has)
  if (declared === undefined || name === undefined) return {}
  return { [name]: declared.text === undefined ? error.message : text(declared.text) }
}

type Control = Element & { readonly id: string }

/** Returns the messages of a failed submission for the fields of a form; none if it is about the form as a whole. */
export function fieldErrorsOf(
  error: unknown,
  form: HTMLFormElement,
  text: (key: SharedKey) => string,
): FieldErrors {
  const controlOf = (name: string): Control | undefined => {
    const control = form.elements.namedItem(name)
    return control instanceof Element && control.id ? control : undefined
  }
  const messages = messagesByName(error, (name) => controlOf(name) !== undefined, text)
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [controlOf(name)?.id ?? '', message]),
  )
}

const isControl = (
  element: Element,
): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The browser accepts spaces as the value of a required field. A form trims its texts, except for a password. */
const isBlank = (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): boolean =>
  element.required && element.type !== 'password' && element.value.trim() === ''

/** The browser accepts an address whose domain has no dot. */
const isWithoutDomain = ({
  type,
  value,
}: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  type === 'email' && value.trim() !== '' && !isEmailAddress(value.trim())

/** Returns the message for a value that breaks a rule of its field. Those of the browser have the language of the browser. */
function messageOfInvalid(
  element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  text: TextOf,
): string {
  const { validity, title, type } = element
  if (validity.valueMissing) return text('fillIn')
  if (validity.patternMismatch && title) return title
  if (validity.typeMismatch && type === 'email') return text('enterEmail')
  if (validity.typeMismatch && type === 'url') return text('enterUrl')
  if (element instanceof HTMLInputElement && type === 'date') {
    if (validity.rangeUnderflow) return text('dayTooEarly')
    if (validity.rangeOverflow) return text('dayTooLate')
  }
  if (element instanceof HTMLInputElement && type === 'number') {
    if (validity.rangeUnderflow) return text('numberTooLow', { min: element.min })
    if (validity.rangeOverflow) return text('numberTooHigh', { max: element.max })
    if (validity.badInput || validity.stepMismatch) return text('enterNumber')
  }
  return element.validationMessage
}

/** Returns the messages for values that break the rules of their fields, such as `required`. */
export function invalidFieldsOf(form: HTMLFormElement, text: TextOf): FieldErrors {
  const errors: Record<string, string> = {}
  for (const element of form.elements)
    if (isControl(element) && !element.validity.valid)
      errors[element.id] = messageOfInvalid(element, text)
    else if (isControl(element) && isBlank(element)) errors[element.id] = text('fillIn')
    else if (isControl(element) && isWithoutDomain(element)) errors[element.id] = text('enterEmail')
  return errors
}

/** Moves the focus to the first field with a message. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const element of form.elements)
    if (isControl(element) && errors[element.id] !== undefined) {
      element.focus()
      return
    }
}
