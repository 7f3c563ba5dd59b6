import { ServerApp, type ServerAppOptions } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'
import { ada, openTab } from '../../support/open-tab.js'

/** Creates a server app of a project, with a clock that the test can advance. */
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
    /** Advances the clock of the app. The service has the clock of the project. */
    pass: (millis: number) => void (offsetMillis += millis),
  }
}

export const requestWith = (headers: Record<string, string>) =>
  new Request('https://app.example', { headers })

export const headerOf = (tokens: object) => ({ 'x-stack-auth': JSON.stringify(tokens) })

export const signedOut = (reason: string) => ({ status: 'signed-out', reason })

/** Signs in, and returns what a browser sends with its requests. */
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
