import * as z from 'zod/mini'
import {
  absoluteUrl,
  codeValid,
  email,
  list,
  millis,
  nothing,
  strictEmail,
  success,
  userIdOrMe,
  uuid,
  verificationCode,
} from './primitives.js'

/** A contact channel, for every access type. */
export const contactChannel = z.strictObject({
  user_id: uuid,
  id: uuid,
  value: z.string(),
  type: z.literal('email'),
  used_for_auth: z.boolean(),
  is_verified: z.boolean(),
  is_primary: z.boolean(),
})

export const listContactChannels = {
  query: z.strictObject({
    user_id: z.optional(userIdOrMe),
    contact_channel_id: z.optional(uuid),
  }),
  response: list(contactChannel),
}

const newChannel = {
  user_id: userIdOrMe,
  value: email,
  type: z.literal('email'),
  used_for_auth: z.boolean(),
  is_primary: z.optional(z.boolean()),
}

/** The fields that every caller may change. Only servers may mark an address as verified. */
const channelChanges = {
  value: z.optional(email),
  type: z.optional(z.literal('email')),
  used_for_auth: z.optional(z.boolean()),
  is_primary: z.optional(z.boolean()),
}

export const createContactChannel = {
  body: z.strictObject(newChannel),
  response: contactChannel,
}

export const readContactChannel = { response: contactChannel }

export const updateContactChannel = {
  body: z.strictObject(channelChanges),
  response: contactChannel,
}

export const deleteContactChannel = { body: nothing, response: success }

export const sendContactChannelCode = {
  strictQuery: false,
  body: z.strictObject({ callback_url: absoluteUrl }),
  response: success,
}

export const sendPrimaryEmailCode = {
  strictQuery: false,
  body: z.strictObject({ email: strictEmail, callback_url: absoluteUrl }),
  response: success,
}

export const verifyContactChannel = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode }),
  response: success,
}

export const checkContactChannelCode = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode }),
  response: codeValid,
}

/** The account that a code verifies an address for, as the reader of the email may see it. */
export const readEmailVerification = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode }),
  response: z.strictObject({
    email: z.string(),
    /** Whether the session of the request belongs to the account. */
    is_own_account: z.boolean(),
    /** Whether the account was created with the address; false for an address that was added to it. */
    is_sign_up_address: z.boolean(),
    signed_up_at_millis: millis,
    /** Such as `Chrome`, or another program such as `curl`; null if it is unknown. */
    browser: z.nullable(z.string()),
    /** Such as `macOS`; null if it is unknown. */
    operating_system: z.nullable(z.string()),
    /** ISO 3166 code; null if it is unknown. */
    country_code: z.nullable(z.string()),
    city_name: z.nullable(z.string()),
  }),
}

export const rejectEmailVerification = {
  strictQuery: false,
  body: z.strictObject({ code: verificationCode }),
  response: success,
}

const isVerified = { is_verified: z.optional(z.boolean()) }

export const createContactChannelByServer = {
  body: z.extend(createContactChannel.body, isVerified),
  response: contactChannel,
}

export const updateContactChannelByServer = {
  body: z.extend(updateContactChannel.body, isVerified),
  response: contactChannel,
}
