import { clientAccess, endpoint, of } from '../endpoint.js'
import { verificationCodeErrors } from '../errors/families.js'
import type * as schema from '../schemas/contact-channels.js'

export const listContactChannels = endpoint({
  method: 'GET',
  path: '/contact-channels',
  wire: of<typeof schema.listContactChannels>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const createContactChannel = endpoint({
  method: 'POST',
  path: '/contact-channels',
  access: clientAccess,
  success: 201,
  wire: of<typeof schema.createContactChannel>(),
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
})

export const readContactChannel = endpoint({
  method: 'GET',
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  wire: of<typeof schema.readContactChannel>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const updateContactChannel = endpoint({
  method: 'PATCH',
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  access: clientAccess,
  wire: of<typeof schema.updateContactChannel>(),
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
})

export const deleteContactChannel = endpoint({
  method: 'DELETE',
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  wire: of<typeof schema.deleteContactChannel>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const sendContactChannelCode = endpoint({
  method: 'POST',
  path: '/contact-channels/{user_id}/{contact_channel_id}/send-verification-code',
  strictQuery: false,
  wire: of<typeof schema.sendContactChannelCode>(),
  errors: [
    'EMAIL_ALREADY_VERIFIED',
    'REDIRECT_URL_NOT_WHITELISTED',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_ID_DOES_NOT_EXIST',
  ],
})

/** The older form, for the primary address only; still served. */
export const sendPrimaryEmailCode = endpoint({
  method: 'POST',
  path: '/contact-channels/send-verification-code',
  strictQuery: false,
  wire: of<typeof schema.sendPrimaryEmailCode>(),
  errors: ['EMAIL_IS_NOT_PRIMARY_EMAIL', 'EMAIL_ALREADY_VERIFIED', 'REDIRECT_URL_NOT_WHITELISTED'],
})

export const verifyContactChannel = endpoint({
  method: 'POST',
  path: '/contact-channels/verify',
  strictQuery: false,
  wire: of<typeof schema.verifyContactChannel>(),
  errors: verificationCodeErrors,
})

export const checkContactChannelCode = endpoint({
  method: 'POST',
  path: '/contact-channels/verify/check-code',
  strictQuery: false,
  wire: of<typeof schema.checkContactChannelCode>(),
  errors: verificationCodeErrors,
})
