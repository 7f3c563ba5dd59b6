import { randomBytes, randomUUID } from 'node:crypto'
import { parseConfig, type ServiceConfigInput } from '../../src/config.js'
import type { Context } from '../../src/context.js'
import { connect, type Connection } from '../../src/db/connect.js'
import { findProject } from '../../src/domain/project-keys.js'
import { createProject } from '../../src/domain/projects.js'
import { createSealer } from '../../src/domain/sealing.js'
import { sendMail, type Mail } from '../../src/mail/send-mail.js'
import { emptyDatabase } from '../support/database.js'

/** A moment to start from. */
export const START = Date.UTC(2026, 0, 1)

export interface MailContext {
  connection: Connection
  /** The platform's clock; move it at will. */
  clock: { now: number }
  reported: unknown[]
  /** A context on the one database, under a configuration. */
  contextOf(config?: ServiceConfigInput): Context
  close(): Promise<void>
}

/** The parts of a service that mail needs, on one database: in memory unless it has an address. */
export async function createMailContext(databaseUrl?: string): Promise<MailContext> {
  const connection =
    databaseUrl === undefined
      ? (await emptyDatabase()).connection
      : await connect({ databaseUrl, report: () => {} })
  const sealer = createSealer(randomBytes(32))
  const clock = { now: START }
  const reported: unknown[] = []
  return {
    connection,
    clock,
    reported,
    contextOf: (config = {}) => ({
      db: connection.db,
      config: parseConfig(config),
      now: () => clock.now,
      report: (error) => reported.push(error),
      sealer,
    }),
    close: () => connection.close(),
  }
}

/** Makes a project to write mail for. */
export async function createSender(ctx: Context, displayName = 'Acme'): Promise<Mail['project']> {
  const { id } = await createProject(ctx, { id: randomUUID(), displayName })
  const found = await findProject(ctx, id)
  if (found === undefined) throw new Error('The project is gone.')
  return found.project
}

/** Writes a verification mail of a project. */
export const writeMail = (ctx: Context, project: Mail['project'], mail: Partial<Mail> = {}) =>
  sendMail(ctx, {
    project,
    user: null,
    template: 'email_verification',
    to: 'ada@example.com',
    link: 'https://acme.example/handler/email-verification?code=abc123',
    ...mail,
  })
