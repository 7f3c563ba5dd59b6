import * as routes from '@latchkey/contract/routes/server/contact-channels'
import type { Read } from '../../cache/read.js'
import type { ContactChannel, ContactChannelPatch, NewContactChannel } from '../contact-channels.js'
import type { ServerUserContext } from './server-context.js'

interface Verifiable {
  /** Whether the address is known to be the user's. Default: false for a new or another address. */
  isVerified?: boolean
}

export interface ServerContactChannelPatch extends ContactChannelPatch, Verifiable {}
export interface NewServerContactChannel extends NewContactChannel, Verifiable {}

/** An address of a user, which the server may say is verified. */
export interface ServerContactChannel extends Omit<ContactChannel, 'update'> {
  /**
   * What is left out stays. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`.
   */
  update(patch: ServerContactChannelPatch): Promise<void>
}

export interface ServerContactChannels {
  /** The user's addresses, oldest first. */
  readonly listContactChannels: Read<ServerContactChannel[]>
  /**
   * Adds an address. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` or
   * `USER_NOT_FOUND`.
   *
   * @see protocol, section 3.9
   */
  createContactChannel(channel: NewServerContactChannel): Promise<ServerContactChannel>
}

const clientNouns = () => import('../nouns.js')

/** A channel as the client has it, which can be made verified. */
const toServerChannel = (ctx: ServerUserContext, channel: ContactChannel): ServerContactChannel =>
  Object.freeze({
    ...channel,
    async update(patch: ServerContactChannelPatch) {
      const { toContactBody } = await ctx.load(clientNouns)
      const { isVerified: is_verified, ...same } = patch
      const params = { user_id: ctx.subject, contact_channel_id: channel.id }
      const body = { ...toContactBody(same), is_verified }
      await ctx.call(routes.updateContactChannel, { params, body })
      await ctx.refresh()
    },
  })

export async function listContactChannels(ctx: ServerUserContext): Promise<ServerContactChannel[]> {
  const { user } = await ctx.load(clientNouns)
  const channels = await user.listContactChannels(ctx)
  return channels.map((channel) => toServerChannel(ctx, channel))
}

export async function createContactChannel(
  ctx: ServerUserContext,
  { isVerified: is_verified, ...same }: NewServerContactChannel,
): Promise<ServerContactChannel> {
  const { toContactBody, toContactChannel } = await ctx.load(clientNouns)
  const body = { ...toContactBody(same), user_id: ctx.subject, is_verified }
  const answer = await ctx.call(routes.createContactChannel, { body })
  await ctx.refresh()
  return toServerChannel(ctx, toContactChannel(ctx, answer))
}
