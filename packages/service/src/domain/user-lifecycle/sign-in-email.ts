import { and, eq } from 'drizzle-orm'
import { VERIFICATION_CODE_TYPED_LENGTH } from '@latchkey/contract/constants'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { users, type Project } from '../../db/schema.js'
import { findAddressOwner } from '../users/address-ownership.js'
import { codeLink, isTrustedCallback } from '../projects/project-domains.js'
import { rejectUnverified } from './email-sign-in.js'
import { isInvitedToProject } from '../teams/team-invitations.js'
import { lockUser } from '../users/users.js'
import { prepareCode } from '../verification-codes/verification-codes.js'
import { requestOriginOf } from '../sign-ups/request-origin.js'
import { prepareEmail } from '../email/send-email.js'
import type { EmailLanguage } from '../email/texts/languages.js'

/** Enables sign-in with codes, as a request for a code did in June 2025. */
async function enableCodes(tx: Context, project: Project, userId: string): Promise<void> {
  const enabled = await tx.db
    .update(users)
    .set({ otpAuthEnabled: true })
    .where(and(eq(users.id, userId), eq(users.otpAuthEnabled, false)))
    .returning({ id: users.id })
  if (enabled.length === 0) return
  await recordAuditEvent(tx, project, {
    action: 'sign_in_method.changed',
    subject: userSubject(userId),
    details: { method: 'otp', isEnabled: true },
    // By the email with the code.
    isAnnounced: true,
  })
}

/**
 * Sends an email with a link and a one-time code to sign in with, both parts of one code, and returns the
 * part of the code that the user does not type.
 *
 * The user waits for this email, so it resolves after the mail server accepted it. Rejects with
 * `EMAIL_NOT_SENT` otherwise; the log of emails says why.
 */
export async function sendSignInEmail(
  ctx: Context,
  project: Project,
  { email, callbackUrl, language }: { email: string; callbackUrl: string; language: EmailLanguage },
): Promise<string> {
  const owner = await findAddressOwner(ctx.db, project.id, email)
  rejectUnverified(ctx, owner, email)
  const canSignUp = project.config.signUpEnabled || (await isInvitedToProject(ctx, project, email))
  if (owner === undefined && !canSignUp) throw fail('SIGN_UP_NOT_ENABLED')
  if (!(await isTrustedCallback(ctx.db, project, callbackUrl)))
    throw fail('REDIRECT_URL_NOT_WHITELISTED')
  const userId = owner?.userId ?? null
  const { code, mailId } = await inTransaction(ctx, async (tx) => {
    if (userId !== null) await lockUser(tx.db, userId)
    // Anyone can request a code, so the request changes nothing of the user.
    if (userId !== null && ctx.config.compatibility === 'june-2025')
      await enableCodes(tx, project, userId)
    const data = { email: owner?.email ?? email }
    const newCode = { kind: 'sign_in', userId, data } as const
    const { code, values } = await prepareCode(tx, project, newCode)
    const mailId = await prepareEmail(tx, {
      project,
      user: owner === undefined ? null : { id: owner.userId, displayName: owner.displayName },
      template: 'magic_link',
      to: data.email,
      link: codeLink(callbackUrl, code),
      newCode: values,
      requestedBy: requestOriginOf(ctx),
      language,
      code,
    })
    return { code, mailId }
  })
  if (mailId !== undefined && !(await ctx.outbox.sendNow(mailId))) throw fail('EMAIL_NOT_SENT')
  return code.slice(VERIFICATION_CODE_TYPED_LENGTH)
}
