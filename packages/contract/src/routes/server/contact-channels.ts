import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/contact-channels.js'

export const createContactChannel = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createContactChannel>,
  path: '/contact-channels',
  access: ['server', 'admin'],
  success: 201,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    'USER_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const updateContactChannel = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateContactChannel>,
  path: '/contact-channels/{user_id}/{contact_channel_id}',
  access: ['server', 'admin'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
  ],
} as const satisfies Endpoint
