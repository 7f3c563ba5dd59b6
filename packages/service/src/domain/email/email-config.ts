import type { projects } from '../../db/schema.js'
import type { StoredEmailConfig } from '../../db/values.js'
import type { Sealer } from '../../lib/sealer.js'

/** A project's own mail server as its owner sets and reads it. */
export type EmailConfig = Omit<StoredEmailConfig, 'passwordSealed'> & { password: string }

/** @example sealEmailConfig(ctx.sealer, { host, port, username, password, senderName, senderEmail }) */
export function sealEmailConfig(sealer: Sealer, config: EmailConfig): StoredEmailConfig {
  const { password, ...rest } = config
  return { ...rest, passwordSealed: sealer.seal(password) }
}

/** Returns a project's own mail server; undefined if it uses the one of the service. */
export function openEmailConfig(
  sealer: Sealer,
  { emailConfig }: Pick<typeof projects.$inferSelect, 'emailConfig'>,
): EmailConfig | undefined {
  if (emailConfig === null) return undefined
  const { passwordSealed, ...rest } = emailConfig
  return { ...rest, password: sealer.open(passwordSealed) }
}
