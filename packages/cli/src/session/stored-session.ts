import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientApp } from '@latchkey/core'
import { CliError } from '../cli-error.js'
import { readPrivateFile, writePrivateFile } from '../private-file.js'
import { configFolder } from './config-folder.js'

const FIELDS = ['baseUrl', 'projectId', 'publishableClientKey', 'refreshToken'] as const

/** Session of the user who is signed in on this machine, and the connection to its project. */
export type StoredSession = Record<(typeof FIELDS)[number], string>

export const sessionPath = () => join(configFolder(), 'session.json')

export const saveSession = (session: StoredSession) => writePrivateFile(sessionPath(), session)
export const deleteSession = () => rm(sessionPath(), { force: true })

/** @throws CliError if no user is signed in */
export async function loadSession(): Promise<StoredSession> {
  const session = await readPrivateFile(sessionPath(), FIELDS)
  if (session) return session
  throw new CliError('You are not signed in. Sign in with: latchkey login --app-url <url>')
}

export const createSessionApp = ({ refreshToken, ...connection }: StoredSession) =>
  new ClientApp({ ...connection, tokenStore: { accessToken: null, refreshToken } })
