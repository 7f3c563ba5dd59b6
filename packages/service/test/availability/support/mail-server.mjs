import { SMTPServer } from 'smtp-server'
import { freePort } from '../../../../../scripts/start/free-port.mjs'

/** Starts a mail server that remembers to whom it delivered. It can stop and start again on the same port. */
export async function startMailServer() {
  const port = await freePort()
  /** @type {Set<string>} */
  const recipients = new Set()
  /** @type {import('smtp-server').SMTPServer | undefined} */
  let server
  const start = () =>
    new Promise((resolve) => {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, session, done) => {
          stream.resume()
          stream.on('end', () => {
            for (const { address } of session.envelope.rcptTo) recipients.add(address)
            done()
          })
        },
      })
      server.on('error', () => undefined)
      server.listen(port, '127.0.0.1', () => resolve(undefined))
    })
  await start()
  return {
    port,
    recipients,
    start,
    stop: () =>
      new Promise((resolve) => {
        if (server === undefined) return resolve(undefined)
        server.close(() => resolve(undefined))
        server = undefined
      }),
  }
}
