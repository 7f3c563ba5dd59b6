import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/contact-channels.js'

export const listContactChannels = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listContactChannels>,
  path: '/contact-channels',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const createContactChannel = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createContactChannel>,
  path: '/contact-channels',
  access: ['client'],
  success: 201,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint

export const readContactChannel = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readContactChannel>,
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const updateContactChannel = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateContactChannel>,
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  access: ['client'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint

export const deleteContactChannel = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteContactChannel>,
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint

export const sendContactChannelCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.sendContactChannelCode>,
  path: '/contact-channels/{user_id}/{contact_channel_id}/send-verification-code',
  errors: [
    'EMAIL_ALREADY_VERIFIED',
    'REDIRECT_URL_NOT_WHITELISTED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_ID_DOES_NOT_EXIST',
  ],
} as const satisfies Endpoint

/** The older call, for the primary address only. */
export const sendPrimaryEmailCode = {
  method: 'POST' as TypedMethod<'POST', typeof schema.sendPrimaryEmailCode>,
  path: '/contact-channels/send-verification-code',
  errors: ['EMAIL_IS_NOT_PRIMARY_EMAIL', 'EMAIL_ALREADY_VERIFIED', 'REDIRECT_URL_NOT_WHITELISTED'],
} as const satisfies Endpoint
