import { eq } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID } from '@latchkey/contract'
import * as primitives from '@latchkey/contract/schemas/primitives'
import { findAddressOwner } from '../domain/users/address-ownership.js'
import type { ServiceConfig } from '../config/config.js'
import type { Context } from '../context.js'
import { codeLink } from '../domain/projects/project-domains.js'
import { createCode } from '../domain/verification-codes/verification-codes.js'
import { projects } from '../db/schema.js'
import { trimSlashes } from '../lib/urls.js'
import { openContext } from '../open-context.js'
import { addUsers } from '../domain/user-lifecycle/seed-users.js'
import { requireLastingDatabase, type Command } from './command.js'

export interface OwnerLinkOptions {
  email: string
  /** URL of another dashboard than the one that the service serves. */
  dashboardUrl?: string | undefined
}

/** Prints a new link for an owner, such as when the first one is no longer valid. */
export const ownerLink: Command = async (config, { email, dashboardUrl }) => {
  if (email === undefined) throw new Error('Missing --email. Pass the email address of the owner.')
  requireEmail(email)
  return createOwnerLink(config, { email, dashboardUrl })
}

/** Rejects an invalid address, whose account would own all projects. */
export function requireEmail(email: string): void {
  if (!primitives.strictEmail.safeParse(email).success)
    throw new Error(`Invalid --email: ${email}. Pass an email address such as ada@example.com.`)
}

/** The page of a dashboard that sets a new password. */
const RESET_PAGE = '/handler/password-reset'

/**
 * Creates the user of the project `internal` that owns the configured projects, if there is none with this address.
 * Resolves to a link that sets the user's password once.
 */
export async function createOwnerLink(
  config: ServiceConfig,
  { email, dashboardUrl = `${config.publicUrl}/dashboard` }: OwnerLinkOptions,
): Promise<string> {
  requireLastingDatabase(config)
  const { ctx, close } = await openContext({ config, now: Date.now, report: () => undefined })
  try {
    const code = await createOwnerCode(ctx, email)
    const minutes = config.codeLifetimes.passwordResetMinutes
    const link = codeLink(trimSlashes(dashboardUrl) + RESET_PAGE, code)
    return `Open this link within ${minutes} minutes to set the password of ${email}. It works once:\n${link}`
  } finally {
    await close()
  }
}

async function createOwnerCode(ctx: Context, email: string): Promise<string> {
  const [internal] = await ctx.db
    .select()
    .from(projects)
    .where(eq(projects.id, INTERNAL_PROJECT_ID))
  if (internal === undefined)
    throw new Error(
      'The configuration has no project with the ID internal. Add it: its users own the other projects.',
    )
  const ownedProjectIds = ctx.config.projects
    .map(({ id }) => id)
    .filter((id) => id !== INTERNAL_PROJECT_ID)
  await addUsers(ctx, internal.id, [{ email, emailVerified: true, ownedProjectIds }])
  const owner = await findAddressOwner(ctx.db, internal.id, email)
  if (owner === undefined)
    throw new Error(
      `No account in the project internal signs in with ${email}. Pass the email address of an owner.`,
    )
  return createCode(ctx, internal, {
    kind: 'password_reset',
    userId: owner.userId,
    data: { email: owner.email },
  })
}
