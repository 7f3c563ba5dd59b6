import * as routes from '@latchkey/contract/routes/contact-channels'
import type { UserScope } from '../scope.js'
import {
  ContactChannel,
  type ContactChannelPatch,
  type NewContactChannel,
  toContactChannelFields,
} from '../user/contact-channels.js'

interface Verifiable {
  /** Whether the address is known to be the user's. Default: false for a new or changed address. */
  isVerified?: boolean
}

/** Changes of a contact channel by a server. A field that is not set stays unchanged. */
export interface ServerContactChannelPatch extends ContactChannelPatch, Verifiable {}

/** A new address of a user. */
export interface NewServerContactChannel extends NewContactChannel, Verifiable {}

/** An address of a user, which the server can mark as verified. */
export class ServerContactChannel extends ContactChannel {
  /**
   * Changes the address. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`.
   *
   * @example await channel.update({ isVerified: true })
   */
  override async update(patch: ServerContactChannelPatch): Promise<void> {
    const { client, http, userId } = this.scope
    const params = { userId, contactChannelId: this.id }
    await http.request(routes.updateContactChannelByServer, { params, body: { ...patch } })
    await client.invalidateAll()
  }
}

export async function listContactChannels(scope: UserScope): Promise<ServerContactChannel[]> {
  const query = { userId: scope.userId }
  const { items } = await scope.http.request(routes.listContactChannels, { query })
  return items.map((response) => new ServerContactChannel(scope, toContactChannelFields(response)))
}

export async function createContactChannel(
  scope: UserScope,
  channel: NewServerContactChannel,
): Promise<ServerContactChannel> {
  const body = { ...channel, userId: scope.userId }
  const response = await scope.http.request(routes.createContactChannelByServer, { body })
  await scope.client.invalidateAll()
  return new ServerContactChannel(scope, toContactChannelFields(response))
}
