import * as routes from '@latchkey/contract/routes/contact-channels'
import { listContactChannels as listRoute } from '@latchkey/contract/routes/contact-channels'
import type { UserScope } from '../scope.js'
import {
  type ContactChannelFields,
  type ContactChannelPatch,
  deleteContactChannel,
  type NewContactChannel,
  sendContactChannelVerification,
  toContactChannelFields,
  type VerificationEmailOptions,
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
export class ServerContactChannel implements ContactChannelFields {
  declare readonly id: string
  declare readonly value: string
  declare readonly type: 'email'
  declare readonly isVerified: boolean
  declare readonly isPrimary: boolean
  declare readonly usedForAuth: boolean
  readonly #scope: UserScope

  constructor(scope: UserScope, fields: ContactChannelFields) {
    this.#scope = scope
    Object.freeze(Object.assign(this, fields))
  }

  /**
   * Changes the address. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`.
   *
   * @example await channel.update({ isVerified: true })
   */
  update(patch: ServerContactChannelPatch) {
    return updateContactChannel(this.#scope, this.id, patch)
  }

  /** Deletes the address. Without its primary address, the user has none. */
  async delete(): Promise<void> {
    await deleteContactChannel(this.#scope, this.id)
    await this.#scope.client.invalidateAll()
  }

  /**
   * Emails a link that verifies the address. Rejects with `EMAIL_ALREADY_VERIFIED` or `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @example await channel.sendVerificationEmail({ callbackUrl: 'https://app.example.com/handler/email-verification' })
   */
  sendVerificationEmail(options?: VerificationEmailOptions) {
    return sendContactChannelVerification(this.#scope, this.id, options)
  }
}

export async function listContactChannels(scope: UserScope): Promise<ServerContactChannel[]> {
  const query = { userId: scope.userId }
  const { items } = await scope.http.request(listRoute, { query })
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

async function updateContactChannel(
  { client, http, userId }: UserScope,
  contactChannelId: string,
  patch: ServerContactChannelPatch,
): Promise<void> {
  const params = { userId, contactChannelId }
  await http.request(routes.updateContactChannelByServer, { params, body: { ...patch } })
  await client.invalidateAll()
}
