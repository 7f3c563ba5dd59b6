import { eq } from 'drizzle-orm'
import { projects } from '../../src/db/schema.js'
import type { Context } from '../../src/context.js'
import { sealEmailConfig, type EmailConfig } from '../../src/domain/email/email-config.js'

/** The configuration of an SMTP server that does not run. */
export const DEAD_SERVER: EmailConfig = {
  host: '127.0.0.1',
  port: 1,
  username: 'acme',
  password: 'sesame-of-acme',
  senderName: 'Acme Mail',
  senderEmail: 'mail@acme.example',
}

/** Sets or removes the SMTP server of a project. */
export async function setOwnServer(
  ctx: Context,
  projectId: string,
  server: EmailConfig | null,
): Promise<void> {
  const emailConfig = server && sealEmailConfig(ctx.sealer, server)
  await ctx.db.update(projects).set({ emailConfig }).where(eq(projects.id, projectId))
}
