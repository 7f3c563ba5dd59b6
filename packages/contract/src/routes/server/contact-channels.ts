import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/contact-channels.js'

export const createContactChannel = /* @__PURE__ */ route<typeof schema.createContactChannel>()(
  'POST',
  '/contact-channels',
  {
    access: ['server', 'admin'],
    success: 201,
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
      'USER_NOT_FOUND',
    ],
  },
)

export const updateContactChannel = /* @__PURE__ */ route<typeof schema.updateContactChannel>()(
  'PATCH',
  '/contact-channels/{user_id}/{contact_channel_id}',
  {
    access: ['server', 'admin'],
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    ],
  },
)
