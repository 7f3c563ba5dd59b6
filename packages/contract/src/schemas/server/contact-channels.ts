import * as z from 'zod/mini'
import * as client from '../contact-channels.js'

const isVerified = { is_verified: z.optional(z.boolean()) }

export const createContactChannel = {
  body: z.extend(client.createContactChannel.body, isVerified),
  response: client.contactChannel,
}

export const updateContactChannel = {
  body: z.extend(client.updateContactChannel.body, isVerified),
  response: client.contactChannel,
}
