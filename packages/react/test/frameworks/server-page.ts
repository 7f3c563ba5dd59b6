import type { ClientApp } from '@latchkey/core'
import { ClientApp as ServerSessionApp } from '@latchkey/core/server-sessions'
import type { TestProject } from '@latchkey/testing'
import { onTestFinished, vi } from 'vitest'
import type { ServerAppOptions, SessionHandler } from '../../../core/src/server.js'
import {
  type BrowserCookies,
  openCookies,
  openHeldPage,
} from '../../../core/test/support/held-tab.js'
import { email, password } from '../create-visitor.js'

export const PATH = '/members'

/** Options of the server side in a test, which runs beside an imitated browser. */
export const serverOptions = (project: TestProject): ServerAppOptions => ({
  projectId: project.projectId,
  secretServerKey: project.secretServerKey,
  baseUrl: project.baseUrl,
  dangerouslyAllowSecretKeyInBrowserForTests: true,
  platform: { kind: 'server', cookies: undefined, navigation: undefined },
})

/** The request of a browser for a page. */
export const requestOf = ({ header }: Pick<BrowserCookies, 'header'>): Request =>
  new Request(`http://localhost:3000${PATH}`, { headers: { cookie: header() } })

/** Opens a tab whose app sends its calls to the session handler of a framework. */
export function openTab(
  project: TestProject,
  handler: SessionHandler,
  browser: BrowserCookies = openCookies(),
) {
  const app: ClientApp = new ServerSessionApp(openHeldPage(project, handler, { browser }).options)
  onTestFinished(() => app.dispose())
  const signIn = async (account = { email, password }) => {
    const result = await app.signInWithPassword({ ...account, noRedirect: true })
    if (result.status === 'error') throw result.error
    return app.getUser({ or: 'throw', includeRestricted: true })
  }
  return { app, signIn }
}

/** Imports a module for another page: its app is not that of the page before. */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  return load()
}
