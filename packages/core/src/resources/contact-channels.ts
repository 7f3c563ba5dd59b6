import * as routes from '@latchkey/contract/routes/contact-channels'
import type { Read } from '../cache/read.js'
import type { Answered } from '../http/call.js'
import type { UserContext } from './context.js'

export interface ContactChannelPatch {
  /** A new address has to be verified again. */
  value?: string
  type?: 'email'
  /** Whether the user can sign in with it. */
  usedForAuth?: boolean | undefined
  /** Whether it is the primary address; true takes that from the other one. */
  isPrimary?: boolean | undefined
}

export interface NewContactChannel extends ContactChannelPatch {
  value: string
  type: 'email'
  usedForAuth: boolean
}

/** An address of the user (spec, section 3). */
export interface ContactChannel {
  readonly id: string
  readonly value: string
  readonly type: 'email'
  readonly isVerified: boolean
  readonly isPrimary: boolean
  readonly usedForAuth: boolean
  /**
   * What is left out stays. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`.
   */
  update(patch: ContactChannelPatch): Promise<void>
  /** The primary address can be deleted too: the user has none then. */
  delete(): Promise<void>
  /**
   * Sends the mail that verifies the address. Rejects with `EMAIL_ALREADY_VERIFIED` or
   * `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @param options.callbackUrl the page that the mail links to, absolute; default: the e-mail
   * verification page
   */
  sendVerificationEmail(options?: { callbackUrl?: string | undefined }): Promise<void>
}

export interface UserContactChannels {
  /** The user's addresses, oldest first. */
  readonly listContactChannels: Read<ContactChannel[]>
  /**
   * Adds an address, which is not verified yet. Rejects with
   * `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`.
   *
   * @example
   * await user.createContactChannel({ type: 'email', value: 'ada@example.org', usedForAuth: false })
   * @see spec, section 7; protocol, section 3.9
   */
  createContactChannel(channel: NewContactChannel): Promise<ContactChannel>
}

/** The user shows the primary address, so it changes along. */
const changed = (ctx: UserContext) => ctx.refresh('listContactChannels', 'user')

export const toContactBody = <Patch extends ContactChannelPatch>({
  usedForAuth,
  isPrimary,
  ...same
}: Patch) => ({
  ...same,
  used_for_auth: usedForAuth as Patch['usedForAuth'],
  is_primary: isPrimary,
})

export function toContactChannel(
  ctx: UserContext,
  { userId: _, ...fields }: Answered<typeof routes.readContactChannel>,
): ContactChannel {
  const params = { user_id: ctx.subject, contact_channel_id: fields.id }
  return Object.freeze({
    ...fields,
    async update(patch: ContactChannelPatch) {
      await ctx.call(routes.updateContactChannel, { params, body: toContactBody(patch) })
      await changed(ctx)
    },
    async delete() {
      await ctx.call(routes.deleteContactChannel, { params })
      await changed(ctx)
    },
    async sendVerificationEmail({ callbackUrl }: { callbackUrl?: string | undefined } = {}) {
      const callback_url = callbackUrl ?? (await ctx.callbackUrl('emailVerification'))
      await ctx.call(routes.sendContactChannelCode, { params, body: { callback_url } })
    },
  })
}

export async function listContactChannels(ctx: UserContext): Promise<ContactChannel[]> {
  const query = { user_id: ctx.subject }
  const { items } = await ctx.call(routes.listContactChannels, { query })
  return items.map((answer) => toContactChannel(ctx, answer))
}

export async function createContactChannel(
  ctx: UserContext,
  channel: NewContactChannel,
): Promise<ContactChannel> {
  const body = { ...toContactBody(channel), user_id: ctx.subject }
  const answer = await ctx.call(routes.createContactChannel, { body })
  await changed(ctx)
  return toContactChannel(ctx, answer)
}
