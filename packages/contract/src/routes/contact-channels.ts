import { route } from '../endpoint.js'
import type * as schema from '../schemas/contact-channels.js'

export const listContactChannels = /* @__PURE__ */ route<typeof schema.listContactChannels>()({
  request: 'GET /contact-channels',
  role: 'read_only',
  about: { user: 'query.user_id', optionalFor: 'servers', unknown: 'accepted' },
})

export const createContactChannel = /* @__PURE__ */ route<typeof schema.createContactChannel>()({
  request: 'POST /contact-channels',
  access: ['client'],
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'body.user_id' },
  success: 201,
  errors: ['CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'],
  audit: ['address.added'],
})

export const readContactChannel = /* @__PURE__ */ route<typeof schema.readContactChannel>()({
  request: 'GET /contact-channels/{user_id}/{contact_channel_id}',
  role: 'read_only',
  about: { user: 'params.user_id', unknown: 'accepted' },
})

export const updateContactChannel = /* @__PURE__ */ route<typeof schema.updateContactChannel>()({
  request: 'PATCH /contact-channels/{user_id}/{contact_channel_id}',
  access: ['client'],
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'params.user_id', unknown: 'accepted' },
  errors: ['CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'],
  audit: ['address.changed'],
})

export const deleteContactChannel = /* @__PURE__ */ route<typeof schema.deleteContactChannel>()({
  request: 'DELETE /contact-channels/{user_id}/{contact_channel_id}',
  users: ['anonymous', 'restricted', 'impersonated'],
  about: { user: 'params.user_id', unknown: 'accepted' },
  audit: ['address.removed'],
})

export const sendContactChannelCode = /* @__PURE__ */ route<typeof schema.sendContactChannelCode>()(
  {
    request: 'POST /contact-channels/{user_id}/{contact_channel_id}/send-verification-code',
    role: 'support',
    users: ['anonymous', 'restricted', 'impersonated'],
    about: { user: 'params.user_id', unknown: 'USER_ID_DOES_NOT_EXIST', rejectionStatus: 400 },
    proofOfWork: true,
    errors: ['EMAIL_ALREADY_VERIFIED', 'REDIRECT_URL_NOT_WHITELISTED'],
    audit: 'the verification writes the event',
  },
)

/** The older call, for the primary address only. */
export const sendPrimaryEmailCode = /* @__PURE__ */ route<typeof schema.sendPrimaryEmailCode>()({
  request: 'POST /contact-channels/send-verification-code',
  withoutUser: 'SCHEMA_ERROR',
  users: ['anonymous', 'restricted', 'impersonated'],
  about: 'me',
  proofOfWork: true,
  errors: ['EMAIL_IS_NOT_PRIMARY_EMAIL', 'EMAIL_ALREADY_VERIFIED', 'REDIRECT_URL_NOT_WHITELISTED'],
  audit: 'the verification writes the event',
})

export const createContactChannelByServer = /* @__PURE__ */ route<
  typeof schema.createContactChannelByServer
>()({
  request: 'POST /contact-channels',
  access: ['server', 'admin'],
  about: { user: 'body.user_id' },
  success: 201,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
  audit: ['address.added'],
})

export const updateContactChannelByServer = /* @__PURE__ */ route<
  typeof schema.updateContactChannelByServer
>()({
  request: 'PATCH /contact-channels/{user_id}/{contact_channel_id}',
  access: ['server', 'admin'],
  partialRole: { role: 'support', sets: ['body.is_verified'] },
  about: { user: 'params.user_id', unknown: 'accepted' },
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
  audit: ['address.changed'],
})
