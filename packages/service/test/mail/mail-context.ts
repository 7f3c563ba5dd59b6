import { randomBytes, randomUUID } from 'node:crypto'
import { parseConfig, type ServiceConfigInput } from '../../src/config/config.js'
import type { Context } from '../../src/context.js'
import type { DevContext } from '../../src/dev/dev-context.js'
import { createContext } from '../../src/create-context.js'
import type { Connection } from '../../src/db/connect.js'
import { findProject } from '../../src/domain/projects/project-keys.js'
import { createProject } from '../../src/domain/owned-projects/projects.js'
import { createSealer } from '../../src/lib/sealer.js'
import { sendEmail, type Mail } from '../../src/domain/email/send-email.js'
import { emptyDatabase } from '../support/database/database.js'

/** The initial time of the clock. */
export const START = Date.UTC(2026, 0, 1)

export interface MailContext {
  connection: Connection
  /** The clock of the service, which tests set. */
  clock: { now: number }
  reported: unknown[]
  /** Creates a context with a configuration on the shared database. */
  contextOf(config?: ServiceConfigInput): DevContext
}

/** Creates the parts of a service that send email, on an empty database. */
export async function createMailContext(): Promise<MailContext> {
  const { connection } = await emptyDatabase()
  const sealer = createSealer(randomBytes(32))
  const clock = { now: START }
  const reported: unknown[] = []
  return {
    connection,
    clock,
    reported,
    contextOf: (config = {}) =>
      createContext({
        db: connection.db,
        config: parseConfig(config),
        now: () => clock.now,
        report: (error) => reported.push(error),
        sealer,
      }),
  }
}

/** Creates a project that sends email. */
export async function createSender(ctx: Context, displayName = 'Acme'): Promise<Mail['project']> {
  const { id } = await createProject(ctx, { id: randomUUID(), displayName })
  const project = await findProject(ctx, id)
  if (project === undefined) throw new Error('The project is gone.')
  return project
}

/** Adds a verification email of a project to the outbox. */
export const writeMail = (ctx: Context, project: Mail['project'], mail: Partial<Mail> = {}) =>
  sendEmail(ctx, {
    project,
    user: null,
    template: 'email_verification',
    to: 'ada@example.com',
    link: 'https://acme.example/handler/email-verification?code=abc123',
    ...mail,
  })
