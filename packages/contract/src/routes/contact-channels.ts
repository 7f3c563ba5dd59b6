import { route } from '../endpoint.js'
import type * as schema from '../schemas/contact-channels.js'

export const listContactChannels = /* @__PURE__ */ route<typeof schema.listContactChannels>()(
  'GET',
  '/contact-channels',
  { errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'] },
)

export const createContactChannel = /* @__PURE__ */ route<typeof schema.createContactChannel>()(
  'POST',
  '/contact-channels',
  {
    access: ['client'],
    success: 201,
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
      'RECENT_SIGN_IN_REQUIRED',
    ],
  },
)

export const readContactChannel = /* @__PURE__ */ route<typeof schema.readContactChannel>()(
  'GET',
  '/contact-channels/{user_id}/{contact_channel_id}',
  { errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'] },
)

export const updateContactChannel = /* @__PURE__ */ route<typeof schema.updateContactChannel>()(
  'PATCH',
  '/contact-channels/{user_id}/{contact_channel_id}',
  {
    access: ['client'],
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
      'RECENT_SIGN_IN_REQUIRED',
    ],
  },
)

export const deleteContactChannel = /* @__PURE__ */ route<typeof schema.deleteContactChannel>()(
  'DELETE',
  '/contact-channels/{user_id}/{contact_channel_id}',
  { errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'RECENT_SIGN_IN_REQUIRED'] },
)

export const sendContactChannelCode = /* @__PURE__ */ route<typeof schema.sendContactChannelCode>()(
  'POST',
  '/contact-channels/{user_id}/{contact_channel_id}/send-verification-code',
  {
    errors: [
      'EMAIL_ALREADY_VERIFIED',
      'REDIRECT_URL_NOT_WHITELISTED',
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_ID_DOES_NOT_EXIST',
    ],
  },
)

/** The older call, for the primary address only. */
export const sendPrimaryEmailCode = /* @__PURE__ */ route<typeof schema.sendPrimaryEmailCode>()(
  'POST',
  '/contact-channels/send-verification-code',
  {
    errors: [
      'EMAIL_IS_NOT_PRIMARY_EMAIL',
      'EMAIL_ALREADY_VERIFIED',
      'REDIRECT_URL_NOT_WHITELISTED',
    ],
  },
)

export const createContactChannelByServer = /* @__PURE__ */ route<
  typeof schema.createContactChannelByServer
>()('POST', '/contact-channels', {
  access: ['server', 'admin'],
  success: 201,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    'USER_NOT_FOUND',
  ],
})

export const updateContactChannelByServer = /* @__PURE__ */ route<
  typeof schema.updateContactChannelByServer
>()('PATCH', '/contact-channels/{user_id}/{contact_channel_id}', {
  access: ['server', 'admin'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
})
