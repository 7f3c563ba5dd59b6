import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientApp } from '@latchkey/core'
import { Failure } from '../failure.js'
import { readPrivate, writePrivate } from '../private-file.js'
import { configFolder } from './config-folder.js'

const FIELDS = ['baseUrl', 'projectId', 'publishableClientKey', 'refreshToken'] as const

/** Who is signed in on this machine: the session, and the project that it is of. */
export type KeptSession = Record<(typeof FIELDS)[number], string>

export const sessionPath = () => join(configFolder(), 'session.json')

export const keepSession = (session: KeptSession) => writePrivate(sessionPath(), session)
export const forgetSession = () => rm(sessionPath(), { force: true })

/** @throws Failure if no user is signed in */
export async function keptSession(): Promise<KeptSession> {
  const session = await readPrivate(sessionPath(), FIELDS)
  if (session) return session
  throw new Failure('You are not signed in. Sign in with: latchkey login --app-url <address>')
}

export const appOf = ({ refreshToken, ...connection }: KeptSession) =>
  new ClientApp({ ...connection, tokenStore: { accessToken: null, refreshToken } })
