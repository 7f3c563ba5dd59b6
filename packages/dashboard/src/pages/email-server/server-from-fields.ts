import type { EmailConfig } from '@latchkey/core/admin'
import { textOf } from '../../ui/form.js'
import type { OwnServer } from './edited-server.js'

/** Returns the email server of the fields. Without a typed password, it has the stored one. */
export function serverFromFields(fields: FormData, stored: EmailConfig): OwnServer {
  const typed = fields.get('password')
  const storedPassword = stored.type === 'standard' ? stored.password : undefined
  const password = typeof typed === 'string' && typed !== '' ? typed : storedPassword
  return {
    type: 'standard',
    host: textOf(fields, 'host'),
    port: Number(textOf(fields, 'port')),
    username: textOf(fields, 'username'),
    senderName: textOf(fields, 'senderName'),
    senderEmail: textOf(fields, 'senderEmail'),
    ...(password !== undefined && { password }),
  }
}
