import type { AdminProject, EmailConfig } from '@latchkey/core/admin'
import { changesOf } from '../../data/changes-of.js'
import { textOf } from '../../ui/form.js'

type OwnServer = Extract<EmailConfig, { type: 'standard' }>

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

interface StoredServers {
  /** The settings that the fields began with. */
  shown: EmailConfig
  /** The project, as it was read last. */
  project: Pick<AdminProject, 'config'>
}

/**
 * Returns the email server to save: the edited settings, and the current ones otherwise. A save replaces all settings, so it
 * would bring back those that another person has changed meanwhile.
 */
export function editedServer(fields: FormData, { shown, project }: StoredServers): OwnServer {
  const server = serverFromFields(fields, shown)
  const current = project.config.emailConfig
  if (shown.type === 'shared' || current.type === 'shared') return server
  return { ...withPassword(current), ...changesOf(comparable(shown), server) }
}

/** Whether an email server is the stored one. */
export const isStored = (server: OwnServer, { config }: Pick<AdminProject, 'config'>): boolean =>
  config.emailConfig.type === 'standard' &&
  Object.keys(changesOf(comparable(config.emailConfig), server)).length === 0

// Copies of settings lack the password, which is not enumerable.
const withPassword = ({ password, ...server }: OwnServer): OwnServer => ({
  ...server,
  ...(password !== undefined && { password }),
})

const comparable = (server: OwnServer) => ({ ...server, password: server.password })
