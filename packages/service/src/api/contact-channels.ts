import * as routes from '@latchkey/contract/routes/contact-channels'
import * as emailVerificationRoutes from '@latchkey/contract/routes/email-verification'
import * as schemas from '@latchkey/contract/schemas/contact-channels'
import { fail } from '@latchkey/contract/errors'
import type { Output } from '@latchkey/contract'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import { success, toList } from './call/response.js'
import type { Database } from '../db/database.js'
import { isTrustedCallback } from '../domain/projects/project-domains.js'
import { canonicalEmail } from '../lib/canonical-email.js'
import { voidOtherCodes } from '../domain/verification-codes/code-lifetimes.js'
import {
  addContactChannel,
  updateContactChannel,
  deleteContactChannel,
  listContactChannels,
  selectPrimaryEmail,
  type ContactChannel,
  toContactChannel,
} from '../domain/contact-channels/contact-channels.js'
import { requireRecentSignIn } from '../domain/sessions/recent-sign-in.js'
import type { User } from '../domain/users/user-view.js'
import { lockUser } from '../domain/users/users.js'
import { checkCode, consumeCode } from '../domain/verification-codes/verification-codes.js'
import { parseDevice } from '../lib/requests/device.js'
import {
  readEmailVerification,
  rejectEmailVerification,
} from '../domain/user-lifecycle/email-verification.js'
import { verifyAddress } from '../domain/contact-channels/verify-address.js'
import type { Call } from './call/call.js'
import { implement } from './call/implement.js'
import { limitEmail, limitSignInAddress } from './call/request-limits.js'
import { sendVerificationEmail } from '../domain/contact-channels/verification-email.js'
import { HttpError } from '../errors/http-error.js'
import { requireSession } from '../domain/sessions/active-sessions.js'
import { inTransaction } from '../db/in-transaction.js'
import { readerLanguage } from './call/reader-language.js'

type Caller = Pick<Call, 'ctx' | 'auth'>

type LimitedCaller = Caller & Pick<Call, 'client' | 'headers'>

/** A call whose path names a channel of a user. */
type ChannelCall = Caller & { subjectId: string; params: { contactChannelId: string } }

export const contactChannels = implement({ ...emailVerificationRoutes, ...routes }, schemas, {
  listContactChannels: async (call) => {
    const { ctx, query, auth, subjectId } = call
    const filter = { userId: subjectId, id: query.contactChannelId }
    const channels = await listContactChannels(ctx.db, auth.project.id, filter)
    return toList(channels.map(toContactChannel))
  },

  createContactChannel: (call) => create(call, { ...call.body, isVerified: undefined }),

  readContactChannel: async (call) => {
    const channel = await ownChannel(call)
    if (channel === undefined) throw new HttpError(404, 'There is no such contact channel.')
    return toContactChannel(channel)
  },

  updateContactChannel: (call) => update(call, { ...call.body, isVerified: undefined }),

  deleteContactChannel: async (call) => {
    const { ctx, auth, subjectId, params } = call
    const channel = await ownChannel(call)
    // Not declared, because it depends on the stored channel.
    if (channel?.usedForAuth || channel?.isPrimary) await requireRecentSignIn(call)
    const filter = { userId: subjectId, id: params.contactChannelId }
    if (!(await deleteContactChannel(ctx, auth.project, filter)))
      throw new HttpError(400, 'There is no such contact channel.')
    return success
  },

  sendContactChannelCode: async (call) => {
    const { ctx, params, body, auth, subject: user } = call
    const filter = { userId: user.row.id, id: params.contactChannelId }
    const [channel] = await listContactChannels(ctx.db, auth.project.id, filter)
    if (channel === undefined) throw new HttpError(404, 'There is no such contact channel.')
    await sendCode(call, { user, channel, callbackUrl: body.callbackUrl })
    return success
  },

  sendPrimaryEmailCode: async (call) => {
    const { ctx, body, user } = call
    const [channel] = await selectPrimaryEmail(ctx.db, user.row.id)
    if (channel?.canonicalValue !== canonicalEmail(body.email))
      throw fail('EMAIL_IS_NOT_PRIMARY_EMAIL', {
        email: body.email,
        primaryEmail: channel?.value ?? null,
      })
    await sendCode(call, { user, channel, callbackUrl: body.callbackUrl })
    return success
  },

  verifyContactChannel: async (call) => {
    const { ctx, body, auth } = call
    const { project } = auth
    const { id, userId, data } = await checkCode(ctx, project, { kind, code: body.code })
    const isThere = await inTransaction(ctx, async (tx) => {
      // Locked first, because other requests void or delete codes of the user while they hold this lock.
      if (userId !== null) await lockUser(tx.db, userId)
      await consumeCode(tx, project, id)
      if (userId !== null) await voidOtherCodes(tx, project.id, { userId, address: data.value })
      return verifyAddress(tx, project, data)
    })
    if (!isThere) throw fail('VERIFICATION_CODE_NOT_FOUND')
    return success
  },

  readEmailVerification: async ({ ctx, body, auth: { project }, user }) => {
    const verification = await readEmailVerification(ctx, project, body.code)
    const { userId, email, isSignUpAddress, signUp } = verification
    const { browser, system, name } = parseDevice(signUp.userAgent)
    return {
      email,
      isOwnAccount: user?.row.id === userId,
      isSignUpAddress,
      signedUpAtMillis: signUp.createdAt,
      browser: browser ?? (system === null ? name : null),
      operatingSystem: system,
      countryCode: signUp.countryCode,
      cityName: signUp.cityName,
    }
  },

  rejectEmailVerification: async ({ ctx, body, auth: { project } }) => {
    await rejectEmailVerification(ctx, project, body.code)
    return success
  },

  checkContactChannelCode: async ({ ctx, body, auth: { project } }) => {
    await checkCode(ctx, project, { kind, code: body.code })
    return { isCodeValid: true } as const
  },

  createContactChannelByServer: async (call) => create(call, call.body),
  updateContactChannelByServer: async (call) => update(call, call.body),
})

const kind = 'contact_channel_verification'

async function create(
  call: LimitedCaller & { subject: User },
  body: CamelKeys<Output<typeof schemas.createContactChannelByServer.body>>,
) {
  const { ctx, auth, subject } = call
  // Neither is declared: a channel that only receives notifications needs no recent sign-in and costs nothing.
  if (body.usedForAuth || body.isPrimary) await requireRecentSignIn(call)
  if (body.usedForAuth) await limitSignInAddress(call)
  const added = await addContactChannel(ctx, auth.project, {
    userId: subject.row.id,
    value: body.value,
    usedForAuth: body.usedForAuth,
    isPrimary: body.isPrimary ?? false,
    isVerified: body.isVerified ?? false,
    ...authorizationOf(call),
  })
  return toContactChannel(added)
}

async function update(
  call: LimitedCaller & ChannelCall,
  body: CamelKeys<Output<typeof schemas.updateContactChannelByServer.body>>,
) {
  const channel = await ownChannel(call)
  if (channel === undefined) throw new HttpError(400, 'There is no such contact channel.')
  // Neither is declared, because both depend on the stored channel.
  const isSensitive = channel.usedForAuth || channel.isPrimary || body.isPrimary
  if (isSensitive || body.usedForAuth) await requireRecentSignIn(call)
  const signsIn = body.usedForAuth ?? channel.usedForAuth
  if (signsIn && (body.value !== undefined || body.usedForAuth)) await limitSignInAddress(call)
  const changes = {
    value: body.value,
    usedForAuth: body.usedForAuth,
    isPrimary: body.isPrimary,
    isVerified: body.isVerified,
  }
  const changed = await updateContactChannel(call.ctx, call.auth.project, {
    channel,
    changes,
    ...authorizationOf(call),
  })
  return toContactChannel(changed)
}

const authorizationOf = (call: Caller) => ({
  byServer: call.auth.access !== 'client',
  requireSession: (db: Database) => requireSession(db, call),
})

async function ownChannel({
  ctx,
  auth,
  subjectId,
  params,
}: ChannelCall): Promise<ContactChannel | undefined> {
  const filter = { userId: subjectId, id: params.contactChannelId }
  const [channel] = await listContactChannels(ctx.db, auth.project.id, filter)
  return channel
}

async function sendCode(
  call: LimitedCaller,
  { user, channel, callbackUrl }: { user: User; channel: ContactChannel; callbackUrl: string },
): Promise<void> {
  const { ctx, auth } = call
  const { project } = auth
  if (channel.isVerified) throw fail('EMAIL_ALREADY_VERIFIED')
  if (!(await isTrustedCallback(ctx.db, project, callbackUrl)))
    throw fail('REDIRECT_URL_NOT_WHITELISTED')
  // Not declared, because the path names the channel and not its address.
  await limitEmail(call, channel.canonicalValue)
  const language = readerLanguage(call.headers)
  const verification = { user: user.row, contactChannel: channel, callbackUrl, language }
  await inTransaction(ctx, (tx) => sendVerificationEmail(tx, project, verification))
  ctx.outbox.wake()
}
