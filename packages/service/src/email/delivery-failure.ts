import type { MailFailure } from '../db/values.js'
import type { MailServer } from './sender.js'

/** Waits before the second and every further attempt; after the last the mail is given up. */
const WAITS_MILLIS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000]
const MESSAGE_LIMIT = 500
/** Refusals of the addresses or of the mail itself, as nodemailer names them. */
const REFUSED = ['EENVELOPE', 'EMESSAGE']
/** The lowest code that refuses a mail for good; those below are about commands and signing in. */
const FIRST_FINAL_CODE = 550

/** What a failed delivery means: what to note, and how long to wait, or null to give up. */
export interface DeliveryFailure {
  message: string
  waitMillis: number | null
}

/**
 * Reads a failed delivery. A server's permanent refusal of the mail (55z, RFC 5321, section 4.2.3)
 * is final; everything else, a wrong password of the server included, is tried again.
 *
 * @param attempts the attempts made so far, this one included
 * @param secrets what the server was told, and nobody else must read
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

/** What may be noted of a failure: servers repeat what they refuse. */
export const messageOf = (error: unknown, secrets: readonly string[]): string =>
  secrets
    .filter(Boolean)
    .reduce(
      (message, secret) => message.replaceAll(secret, '***'),
      error instanceof Error ? error.message : String(error),
    )
    .slice(0, MESSAGE_LIMIT)

/** A password as a mail server is told it (RFC 4616; AUTH LOGIN), and as it is. */
export const passwordTexts = ({ username, password }: MailServer): string[] => [
  password,
  ...[password, `\0${username}\0${password}`].map((text) => Buffer.from(text).toString('base64')),
]

/** A failure as an owner is told of it (protocol, section 3.1, SentEmail). */
export const toMailFailure = (message: string, canRetry: boolean): MailFailure => ({
  errorType: 'UNKNOWN',
  message,
  canRetry,
  rawError: message,
})
