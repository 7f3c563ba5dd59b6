import type { MailFailure } from '../../db/values.js'
import type { MailServer } from './sender.js'

/** Delays before the second and every further attempt; after the last one the email is given up. */
const WAITS_MILLIS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]
const MESSAGE_LIMIT = 500
/** Error codes of nodemailer for rejected addresses and rejected emails. */
const REFUSED = ['EENVELOPE', 'EMESSAGE']
/** The lowest SMTP code of a permanent rejection of the email; lower ones concern commands and signing in. */
const FIRST_FINAL_CODE = 550

/**
 * The result of a failed delivery: the error to record, and the delay of the next attempt, or null to give
 * up.
 */
export interface DeliveryFailure {
  message: string
  waitMillis: number | null
}

/**
 * Interprets a failed delivery. A server's permanent rejection of the email (55z, RFC 5321, section 4.2.3) is
 * final; any other failure, such as a wrong password of the server, is retried.
 *
 * @param attempts the attempts made so far, this one included
 * @param secrets secrets that the server received and that must not be recorded
 */
export function deliveryFailure(
  error: unknown,
  attempts: number,
  secrets: readonly string[] = [],
): DeliveryFailure {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown }
  const isRefused = REFUSED.includes(String(code)) && Number(responseCode) >= FIRST_FINAL_CODE
  return {
    message: messageOf(error, secrets),
    waitMillis: isRefused ? null : (WAITS_MILLIS[attempts - 1] ?? null),
  }
}

/** Returns the message to record. Servers repeat what they reject, so secrets are removed. */
export const messageOf = (error: unknown, secrets: readonly string[]): string =>
  secrets
    .filter(Boolean)
    .reduce(
      (message, secret) => message.replaceAll(secret, '***'),
      error instanceof Error ? error.message : String(error),
    )
    .slice(0, MESSAGE_LIMIT)

/** The forms in which a mail server receives a password (RFC 4616; AUTH LOGIN), and the password itself. */
export const passwordTexts = ({ username, password }: MailServer): string[] => [
  password,
  ...[password, `\0${username}\0${password}`].map((text) => Buffer.from(text).toString('base64')),
]

/** Converts a failure to the form that the project's owner sees. */
export const toDeliveryFailure = (message: string, canRetry: boolean): MailFailure => ({
  errorType: 'UNKNOWN',
  message,
  canRetry,
  rawError: message,
})
