import type { EmailConfig } from '@latchkey/core/admin'
import { textOf } from '../../ui/form.js'

type Server = Omit<Extract<EmailConfig, { type: 'standard' }>, 'type'>

/** The mail server that the fields describe; where no password was typed, with the one that is set. */
export function toServer(fields: FormData, before: EmailConfig): Server {
  const typed = fields.get('password')
  const kept = before.type === 'standard' ? before.password : undefined
  const password = typeof typed === 'string' && typed !== '' ? typed : kept
  return {
    host: textOf(fields, 'host'),
    port: Number(textOf(fields, 'port')),
    username: textOf(fields, 'username'),
    senderName: textOf(fields, 'senderName'),
    senderEmail: textOf(fields, 'senderEmail'),
    ...(password !== undefined && { password }),
  }
}
