import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

export interface ReceivedMail {
  to: string[]
  from: string
  raw: string
  /** The name with which the client introduced itself. */
  ehloHost: string
}

export interface MailServer {
  port: number
  received: ReceivedMail[]
  /** Rejects the next recipients with these codes, then accepts email again. */
  refuseNext(...codes: number[]): void
  close(): Promise<void>
}

const PASSWORD = 'sesame'

/** A local SMTP server that stores received emails. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refusals: number[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username ?? '' }) : done(new Error('Wrong')),
    onRcptTo: (_address, _session, done) => {
      const responseCode = refusals.shift()
      done(responseCode === undefined ? null : Object.assign(new Error('No'), { responseCode }))
    },
    onData: (stream, { envelope, hostNameAppearsAs }, done) => {
      void text(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ to, from, raw, ehloHost: hostNameAppearsAs })
        done()
      })
    },
  })
  // A client that disconnects during the handshake is not an error of the server.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuseNext: (...codes) => refusals.push(...codes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Starts a mail server at the top level of a test file, and stops it after the last test. */
export async function setupMailServer(): Promise<MailServer> {
  const server = await startMailServer()
  afterAll(() => server.close())
  return server
}

/** Returns the SMTP configuration of a service for this server. */
export const smtpOf = ({ port }: MailServer, password = PASSWORD) => ({
  host: '127.0.0.1',
  port,
  username: 'latchkey',
  password,
  senderEmail: 'hello@acme.example',
})

/** Returns the configuration of a project for this server. */
export const projectSmtpOf = (server: MailServer, password?: string) => ({
  ...smtpOf(server, password),
  senderName: 'Acme, Inc.',
})
