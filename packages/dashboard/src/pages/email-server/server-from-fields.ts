import type { EmailConfig } from '@latchkey/core/admin'
import { textOf } from '../../ui/form.js'

type Server = Omit<Extract<EmailConfig, { type: 'standard' }>, 'type'>

/** Returns the email server of the fields. Without a typed password, it has the stored one. */
export function serverFromFields(fields: FormData, before: EmailConfig): Server {
  const typed = fields.get('password')
  const storedPassword = before.type === 'standard' ? before.password : undefined
  const password = typeof typed === 'string' && typed !== '' ? typed : storedPassword
  return {
    host: textOf(fields, 'host'),
    port: Number(textOf(fields, 'port')),
    username: textOf(fields, 'username'),
    senderName: textOf(fields, 'senderName'),
    senderEmail: textOf(fields, 'senderEmail'),
    ...(password !== undefined && { password }),
  }
}
