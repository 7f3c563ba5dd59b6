import { randomUUID } from 'node:crypto'
import { fail } from '@latchkey/contract/errors'
import type { IpInfo } from '../../db/values.js'
import { isTrustedCallback } from '../projects/project-domains.js'
import { hashPassword, type RunQueued } from '../../lib/passwords/password.js'
import type { AuthenticatedCall } from '../sessions/authentication.js'
import { beginSession } from '../sessions/begin-session.js'
import { signIn, type SignedIn } from '../sessions/sign-in.js'
import { createOrUpgradeUser } from './upgrade-anonymous-user.js'
import { violates } from '../../db/errors.js'
import {
  sendFirstVerificationEmail,
  sendVerificationEmail,
} from '../contact-channels/verification-email.js'
import type { EmailLanguage } from '../email/texts/languages.js'

interface SignUp {
  email: string
  password: string
  callbackUrl: string
  /** Language of the verification email. */
  language: EmailLanguage
  ipInfo: IpInfo | null
  runQueued: RunQueued
}

/**
 * Creates an account, or upgrades an anonymous caller, and creates a session. With an untrusted callback URL, no
 * verification email is sent.
 */
export async function signUpWithPassword(
  call: AuthenticatedCall,
  { email, password, callbackUrl, language, ipInfo, runQueued }: SignUp,
): Promise<SignedIn> {
  const { ctx, auth } = call
  const { project } = auth
  const isTrusted = await isTrustedCallback(ctx.db, project, callbackUrl)
  // The response of the protocol is a success, so a developer would look for the email in vain.
  if (!isTrusted)
    ctx.report(
      `A sign-up in the project ${project.id} sent no verification email, because the domains of the project do not include ${new URL(callbackUrl).origin}.`,
    )
  const passwordHash = await hashPassword(password, ctx.config.passwordHashing, runQueued)
  // The same user if a hook makes the transaction repeat.
  const newUserId = randomUUID()
  const signUp = beginSession(ctx, project, async (tx) => {
    const { id, contactChannelId } = await createOrUpgradeUser(tx, call, {
      id: newUserId,
      method: 'password',
      email: { value: email, isVerified: false },
      passwordHash,
      countryCode: ipInfo?.countryCode,
    })
    // Stored in the same transaction, so that the email exists if and only if the account does.
    const isCreated = id === newUserId
    const send = isCreated ? sendFirstVerificationEmail : sendVerificationEmail
    if (isTrusted && contactChannelId !== undefined)
      await send(tx, project, {
        user: { id, displayName: null },
        contactChannel: { id: contactChannelId, value: email, origin: 'account' },
        callbackUrl,
        language,
      })
    return signIn(tx, project, {
      userId: id,
      newUser: isCreated ? { address: email } : undefined,
      method: 'password',
      ipInfo,
      isNewUser: true,
    })
  })
  const signedIn = await signUp.catch((error: unknown) => {
    if (violates(error, 'contact_channels_sign_in'))
      throw fail('USER_EMAIL_ALREADY_EXISTS', { email })
    throw error
  })
  ctx.outbox.wake()
  return signedIn
}
