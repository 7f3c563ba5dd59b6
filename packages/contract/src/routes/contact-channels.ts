import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/contact-channels.js'

export const listContactChannels = {
  method: 'GET',
  path: '/contact-channels',
  wire: undefined as WireOf<typeof schema.listContactChannels>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const createContactChannel = {
  method: 'POST',
  path: '/contact-channels',
  access: ['client'],
  success: 201,
  wire: undefined as WireOf<typeof schema.createContactChannel>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
} as const satisfies Endpoint

export const readContactChannel = {
  method: 'GET',
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  wire: undefined as WireOf<typeof schema.readContactChannel>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const updateContactChannel = {
  method: 'PATCH',
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.updateContactChannel>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
} as const satisfies Endpoint

export const deleteContactChannel = {
  method: 'DELETE',
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  wire: undefined as WireOf<typeof schema.deleteContactChannel>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const sendContactChannelCode = {
  method: 'POST',
  path: '/contact-channels/{user_id}/{contact_channel_id}/send-verification-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.sendContactChannelCode>,
  errors: [
    'EMAIL_ALREADY_VERIFIED',
    'REDIRECT_URL_NOT_WHITELISTED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_ID_DOES_NOT_EXIST',
  ],
} as const satisfies Endpoint

/** The older form, for the primary address only; still served. */
export const sendPrimaryEmailCode = {
  method: 'POST',
  path: '/contact-channels/send-verification-code',
  strictQuery: false,
  wire: undefined as WireOf<typeof schema.sendPrimaryEmailCode>,
  errors: ['EMAIL_IS_NOT_PRIMARY_EMAIL', 'EMAIL_ALREADY_VERIFIED', 'REDIRECT_URL_NOT_WHITELISTED'],
} as const satisfies Endpoint
