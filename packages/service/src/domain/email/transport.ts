import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { ServiceConfig } from '../../config/config.js'
import { resolvePublic } from '../../lib/public-address.js'
import { isLoopbackHost } from '../../lib/urls.js'
import type { MailServer } from './sender.js'

export interface Letter {
  id: string
  to: readonly string[]
  /** The name in the field From. */
  senderName: string
  subject: string
  html: string
  text: string
  unsubscribeLink?: string | undefined
}

export interface DeliverOptions {
  limitMillis?: number
  signal?: AbortSignal | undefined
}

export interface Transport {
  /**
   * Hands a message to the mail server. Rejects with the server's rejection, or after the time limit.
   *
   * @param options.limitMillis `DELIVERY_MILLIS` without
   * @param options.signal ends the delivery before its limit
   */
  deliver(letter: Letter, options?: DeliverOptions): Promise<void>
  close(): void
}

/** Limit of a whole delivery. The outbox depends on it: an email is claimed for longer than this. */
export const DELIVERY_MILLIS = 60_000
const CONNECT_MILLIS = 10_000

/** The settings of the service that connections to mail servers depend on. */
type SmtpSettings = Pick<ServiceConfig, 'mode' | 'smtp' | 'publicUrl'>

/** Creates an SMTP transport. In production the connection must be encrypted. */
export function createSmtpTransport(server: MailServer, settings: SmtpSettings): Transport {
  return transportTo(server, settings, { host: server.host })
}

/**
 * Creates an SMTP transport for a project's own mail server. A project's owner need not own this machine, so
 * in production it connects to public addresses only.
 */
export function createProjectTransport(server: MailServer, settings: SmtpSettings): Transport {
  if (settings.mode === 'development') return createSmtpTransport(server, settings)
  // Certificates are for names, so the name is still the one to check.
  const tls = isIP(server.host) === 0 ? { tls: { servername: server.host } } : {}
  const opened = resolvePublic(server.host).then((host) =>
    transportTo(server, settings, { host, ...tls }),
  )
  // The delivery receives this error; until then it must not end the process as an unhandled rejection.
  opened.catch(() => {})
  return {
    deliver: async (letter, options) => (await opened).deliver(letter, options),
    close: () =>
      void opened.then(
        (transport) => transport.close(),
        () => undefined,
      ),
  }
}

function transportTo(
  smtp: MailServer,
  settings: SmtpSettings,
  place: { host: string; tls?: { servername: string } },
): Transport {
  const transporter = createTransport({
    ...place,
    port: smtp.port,
    secure: smtp.secure ?? smtp.port === 465,
    requireTLS: settings.mode === 'production' && !isLoopbackHost(smtp.host),
    name: ehloHostOf(settings),
    ...(smtp.username === '' ? {} : { auth: { user: smtp.username, pass: smtp.password } }),
    connectionTimeout: CONNECT_MILLIS,
    greetingTimeout: CONNECT_MILLIS,
    pool: true,
  })
  return {
    deliver: async (
      { id, to, senderName, subject, html, text, unsubscribeLink },
      { limitMillis = DELIVERY_MILLIS, signal }: DeliverOptions = {},
    ) => {
      const limit = AbortSignal.timeout(limitMillis)
      await transporter.sendMail({
        from: { name: senderName, address: smtp.senderEmail },
        to: to.map((address) => ({ name: '', address })),
        subject,
        html,
        text,
        // The same ID at every attempt, so that a server can recognize an email that it has already received.
        messageId: `<${id}@${smtp.senderEmail.split('@').at(-1)}>`,
        headers: {
          // Prevents out-of-office replies (RFC 3834, section 5).
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeLink !== undefined && unsubscribeHeaders(unsubscribeLink)),
        },
        signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      })
    },
    close: () => transporter.close(),
  }
}

/**
 * Returns the name for the greeting. Without one, nodemailer takes the name of the machine, or `[127.0.0.1]` if that has no
 * dot, as in a container, which some mail servers reject.
 */
function ehloHostOf({ smtp, publicUrl }: SmtpSettings): string {
  const { hostname } = new URL(publicUrl)
  const literal = isIP(hostname) === 4 ? `[${hostname}]` : hostname.replace(/^\[/, '[IPv6:')
  return smtp?.ehloHost ?? literal
}

/** Email clients show a button that unsubscribes with one click (RFC 8058). */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
