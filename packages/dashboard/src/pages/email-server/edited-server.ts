import type { EmailConfig } from '@latchkey/core/admin'
import { changesOf } from '../../data/changes-of.js'

/** An email server of a project. */
export type OwnServer = Extract<EmailConfig, { type: 'standard' }>

interface StoredServers {
  /** The settings that the fields began with. */
  initial: EmailConfig
  /** The settings, as they were read last. */
  current: EmailConfig
}

/**
 * Returns the email server to save: the edited settings, and the current ones otherwise. A save replaces all settings, so it
 * would bring back those that another person has changed meanwhile.
 *
 * @param server the settings of the fields
 */
export function editedServer(server: OwnServer, { initial, current }: StoredServers): OwnServer {
  if (initial.type === 'shared' || current.type === 'shared') return server
  return { ...withPassword(current), ...changesOf(comparable(initial), server) }
}

/** Whether an email server is the stored one. */
export const isStored = (server: OwnServer, current: EmailConfig): boolean =>
  current.type === 'standard' && Object.keys(changesOf(comparable(current), server)).length === 0

// Copies of settings lack the password, which is not enumerable.
const withPassword = ({ password, ...server }: OwnServer): OwnServer => ({
  ...server,
  ...(password !== undefined && { password }),
})

const comparable = (server: OwnServer) => ({ ...server, password: server.password })
