import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/server/contact-channels.js'

export const createContactChannel = {
  method: 'POST',
  path: '/contact-channels',
  access: ['server', 'admin'],
  success: 201,
  wire: undefined as WireOf<typeof schema.createContactChannel>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    'USER_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const updateContactChannel = {
  method: 'PATCH',
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.updateContactChannel>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
} as const satisfies Endpoint
