import type { ContactChannel } from './contact-channels.js'

/** A contact channel of a user. */
export const toContactChannel = (row: ContactChannel) => ({
  id: row.id,
  userId: row.userId,
  type: row.type,
  value: row.value,
  isPrimary: row.isPrimary,
  isVerified: row.isVerified,
  usedForAuth: row.usedForAuth,
})
