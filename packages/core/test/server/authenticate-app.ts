import { ServerApp, type ServerAppOptions } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'
import { ada, openTab } from '../open-tab.js'

/** A project's server, whose clocks can be moved on. */
export function openServer(project: TestProject, { platform, ...options }: ServerAppOptions = {}) {
  let offsetMillis = 0
  const { projectId, secretServerKey, baseUrl } = project
  const app = new ServerApp({
    projectId,
    secretServerKey,
    baseUrl,
    platform: {
      clock: {
        wall: () => Date.now() + offsetMillis,
        monotonic: () => performance.now() + offsetMillis,
      },
      ...platform,
    },
    ...options,
  })
  return {
    app,
    /** Lets time pass on this machine; the service's own is the project's. */
    pass: (millis: number) => void (offsetMillis += millis),
  }
}

export const requestWith = (headers: Record<string, string>) =>
  new Request('https://app.example', { headers })

export const headerOf = (tokens: object) => ({ 'x-stack-auth': JSON.stringify(tokens) })

export const signedOut = (reason: string) => ({ status: 'signed-out', reason })

/** What the browser of somebody who has signed in sends along. */
export async function signIn(project: TestProject, credential = ada) {
  const { app, browser } = openTab(project)
  await app.signInWithCredential({ ...credential, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  const { accessToken, refreshToken } = await user.getAuthJson()
  return {
    user,
    cookie: browser.jar.read(),
    header: await user.getAuthHeaders(),
    accessToken: accessToken ?? '',
    refreshToken: refreshToken ?? '',
  }
}
