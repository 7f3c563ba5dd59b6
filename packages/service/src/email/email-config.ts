import type { projects } from '../db/schema.js'
import type { StoredEmailConfig } from '../db/values.js'
import type { Sealer } from '../lib/sealer.js'

/** A project's own mail server, as its owner gives it and reads it back. */
export type EmailConfig = Omit<StoredEmailConfig, 'passwordSealed'> & { password: string }

/** @example sealEmailConfig(ctx.sealer, { host, port, username, password, senderName, senderEmail }) */
export function sealEmailConfig(sealer: Sealer, config: EmailConfig): StoredEmailConfig {
  const { password, ...rest } = config
  return { ...rest, passwordSealed: sealer.seal(password) }
}

/** The own mail server of a project; nothing while it uses the service's. */
export function openEmailConfig(
  sealer: Sealer,
  { emailConfig }: Pick<typeof projects.$inferSelect, 'emailConfig'>,
): EmailConfig | undefined {
  if (emailConfig === null) return undefined
  const { passwordSealed, ...rest } = emailConfig
  return { ...rest, password: sealer.open(passwordSealed) }
}
