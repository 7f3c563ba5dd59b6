import * as routes from '@latchkey/contract/routes/contact-channels'
import type { ResponseOf } from '../../http/http-client.js'
import { invalidateUserData, type UserScope } from '../scope.js'

/** Changes of a contact channel. A field that is not set stays unchanged. */
export interface ContactChannelPatch {
  /** A new address must be verified again. */
  value?: string
  /** The kind of contact channel: always `email`. */
  type?: 'email'
  /** Whether the user can sign in with the address. */
  usedForAuth?: boolean | undefined
  /** Whether it is the primary address. True makes every other one secondary. */
  isPrimary?: boolean | undefined
}

/** A new address of the user. */
export interface NewContactChannel extends ContactChannelPatch {
  /** The email address. */
  value: string
  /** The kind of contact channel: always `email`. */
  type: 'email'
  /** Whether the user can sign in with the address once it is verified. */
  usedForAuth: boolean
}

/** Options of `sendVerificationEmail`. */
export interface VerificationEmailOptions {
  /** The page that the email links to, an absolute URL. Default: the page `emailVerification`. */
  callbackUrl?: string | undefined
}

/** The data of an address of the user. */
export interface ContactChannelFields {
  /** The ID of the contact channel. */
  readonly id: string
  /** The email address. */
  readonly value: string
  /** The kind of contact channel: always `email`. */
  readonly type: 'email'
  /** Whether the address is known to be the user's. */
  readonly isVerified: boolean
  /** Whether it is the address to which emails about the account go. */
  readonly isPrimary: boolean
  /** Whether the user can sign in with the address. */
  readonly usedForAuth: boolean
}

/** An address of the user. */
export class ContactChannel implements ContactChannelFields {
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

  /** Behind a getter, so that nothing that prints or serializes the address prints keys. */
  protected get scope(): UserScope {
    return this.#scope
  }

  /**
   * Changes the address; fields that are not set stay unchanged. Rejects with
   * `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`, and with `RECENT_SIGN_IN_REQUIRED` when the sign-in is
   * older than `details.maxAgeSeconds`.
   *
   * @example await channel.update({ isPrimary: true })
   */
  async update(patch: ContactChannelPatch): Promise<void> {
    const { http, userId } = this.#scope
    const params = { userId, contactChannelId: this.id }
    await http.request(routes.updateContactChannel, { params, body: patch })
    await invalidateContactChannels(this.#scope)
  }

  /**
   * Deletes the address. Without its primary address, the user has none. For the signed-in user, it rejects with
   * `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.maxAgeSeconds`.
   */
  async delete(): Promise<void> {
    const { http, userId } = this.#scope
    const params = { userId, contactChannelId: this.id }
    await http.request(routes.deleteContactChannel, { params })
    await invalidateContactChannels(this.#scope)
  }

  /**
   * Emails a link that verifies the address. Rejects with `EMAIL_ALREADY_VERIFIED` or `REDIRECT_URL_NOT_WHITELISTED`. A
   * server must pass `callbackUrl`.
   *
   * @example await channel.sendVerificationEmail()
   * @example await channel.sendVerificationEmail({ callbackUrl: 'https://app.example.com/handler/email-verification' })
   */
  async sendVerificationEmail(options?: VerificationEmailOptions): Promise<void> {
    const input = contactChannelCodeInput(this.#scope, this.id, options)
    await this.#scope.http.request(routes.sendContactChannelCode, input)
  }
}

/** Returns the data of a contact channel in a response. */
export function toContactChannelFields({
  userId: _,
  ...fields
}: ResponseOf<typeof routes.readContactChannel>): ContactChannelFields {
  return fields
}

/** Announces a change of addresses. The user's own data has the primary one. */
const invalidateContactChannels = (scope: UserScope) =>
  invalidateUserData(scope, 'listContactChannels', 'user')

export async function listContactChannels(scope: UserScope): Promise<ContactChannel[]> {
  const query = { userId: scope.userId }
  const { items } = await scope.http.request(routes.listContactChannels, { query })
  return items.map((response) => new ContactChannel(scope, toContactChannelFields(response)))
}

export async function createContactChannel(
  scope: UserScope,
  channel: NewContactChannel,
): Promise<ContactChannel> {
  const body = { ...channel, userId: scope.userId }
  const response = await scope.http.request(routes.createContactChannel, { body })
  await invalidateContactChannels(scope)
  return new ContactChannel(scope, toContactChannelFields(response))
}

/** Returns the input of the call that emails a link to verify an address. */
export const contactChannelCodeInput = (
  { client, userId }: UserScope,
  id: string,
  { callbackUrl }: VerificationEmailOptions = {},
) => ({
  params: { userId, contactChannelId: id },
  body: { callbackUrl: callbackUrl ?? client.navigator.callbackUrl('emailVerification') },
})
