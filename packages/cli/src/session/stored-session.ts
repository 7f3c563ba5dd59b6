import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientApp } from '@latchkey/core'
import { CliError } from '../cli-error.js'
import { readPrivateFile, writePrivateFile } from '../private-file.js'
import { configFolder } from './config-folder.js'

interface SessionBase {
  readonly baseUrl: string
  readonly projectId: string
  readonly refreshToken: string
}

/** Session of the app, which the browser has too. */
export interface AppSession extends SessionBase {
  readonly publishableClientKey: string
}

/** Grant of an OAuth client at the authorization server of the project. */
export interface OAuthSession extends SessionBase {
  readonly clientId: string
}

/** Session of the user who is signed in on this machine, and the connection to its project. */
export type StoredSession = AppSession | OAuthSession

export const sessionPath = () => join(configFolder(), 'session.json')

export const saveSession = (session: StoredSession) => writePrivateFile(sessionPath(), session)
export const deleteSession = () => rm(sessionPath(), { force: true })

/** @throws CliError if no user is signed in */
export async function loadSession(): Promise<StoredSession> {
  const session = await readPrivateFile(
    sessionPath(),
    ['baseUrl', 'projectId', 'refreshToken'],
    ['publishableClientKey', 'clientId'],
  )
  if (session === undefined)
    throw new CliError('You are not signed in. Sign in with: latchkey login --app-url <url>')
  const { baseUrl, projectId, refreshToken, publishableClientKey = '', clientId } = session
  return clientId === undefined
    ? { baseUrl, projectId, refreshToken, publishableClientKey }
    : { baseUrl, projectId, refreshToken, clientId }
}

export const createSessionApp = ({ refreshToken, ...connection }: AppSession) =>
  new ClientApp({ ...connection, tokenStore: { accessToken: null, refreshToken } })
