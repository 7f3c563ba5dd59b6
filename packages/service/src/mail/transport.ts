import { createTransport } from 'nodemailer'
import type { ServiceConfig } from '../config.js'
import { isLoopbackHost } from '../config-url.js'

type Smtp = NonNullable<ServiceConfig['smtp']>

export interface Letter {
  id: string
  to: readonly string[]
  subject: string
  html: string
  text: string
}

export interface Transport {
  /** Hands a letter to the mail server. Rejects with the server's refusal. */
  deliver(letter: Letter): Promise<void>
  close(): void
}

/** Time for a whole delivery. The outbox counts on it: a mail is claimed for longer than this. */
export const DELIVERY_MILLIS = 60_000
const CONNECT_MILLIS = 10_000

/** Speaks SMTP. In production the connection is encrypted, or there is none. */
export function createSmtpTransport(smtp: Smtp, mode: ServiceConfig['mode']): Transport {
  const transporter = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure ?? smtp.port === 465,
    requireTLS: mode === 'production' && !isLoopbackHost(smtp.host),
    ...(smtp.username === '' ? {} : { auth: { user: smtp.username, pass: smtp.password } }),
    connectionTimeout: CONNECT_MILLIS,
    greetingTimeout: CONNECT_MILLIS,
    pool: true,
  })
  return {
    deliver: async ({ id, to, subject, html, text }) => {
      await transporter.sendMail({
        from: { name: smtp.senderName, address: smtp.senderEmail },
        to: to.map((address) => ({ name: '', address })),
        subject,
        html,
        text,
        // The same id at every attempt, so that a server can recognise a mail it already has.
        messageId: `<${id}@${smtp.senderEmail.split('@').at(-1)}>`,
        // Out-of-office replies leave such mail alone (RFC 3834, section 5).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(DELIVERY_MILLIS),
      })
    },
    close: () => transporter.close(),
  }
}
