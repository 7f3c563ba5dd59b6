import type { Context } from '../context.js'
import type { Database } from '../db/connect.js'
import { codeLink } from '../domain/callback-url.js'
import type { Project } from '../domain/project.js'
import { findAddressOwner, requireAddressOwner } from '../domain/sign-in-address.js'
import { createCode } from '../domain/verification-codes.js'
import { sendMail } from './send-mail.js'

/**
 * Puts a mail with a code for a new password into the outbox, if there is such an account. If there is
 * none, the same work is done and undone, so that the time tells nobody which addresses have one.
 *
 * @param mail with a callback URL that is trusted already
 */
export async function sendResetMail(
  ctx: Context,
  project: Project,
  { email, callbackUrl }: { email: string; callbackUrl: string },
): Promise<void> {
  const owner = await findAddressOwner(ctx.db, project.id, email)
  const nobody = new Error('Nobody signs in with this address.')
  const sending = ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    const userId = owner?.userId ?? null
    const data = { email }
    const code = await createCode(inside, project, { kind: 'password_reset', userId, data })
    await sendMail(inside, {
      project,
      user: owner === undefined ? null : { id: owner.userId, displayName: owner.displayName },
      template: 'password_reset',
      to: email,
      link: codeLink(callbackUrl, code),
    })
    if (owner === undefined) throw nobody
  })
  await sending.catch((error: unknown) => {
    if (error !== nobody) throw error
  })
}

/** Refuses a code for a new password that went to an address of somebody else; an old one knows none. */
export async function requireResetAddress(
  db: Database,
  projectId: string,
  { userId, email }: { userId: string | null; email: string | undefined },
): Promise<void> {
  if (email !== undefined) await requireAddressOwner(db, projectId, { userId, email })
}
