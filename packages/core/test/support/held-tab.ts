import { ClientApp, type ServerSessionOptions } from '@latchkey/core/server-sessions'
import type { ServerApp, SessionHandler } from '@latchkey/core/server'
import type { TestProject } from '@latchkey/testing'
import { fakeJar, fakePage } from '../fakes/fake-platform.js'
import { scaledTimers, shortenPauses } from './timers.js'

const HOME = 'http://localhost:3000/'

/** The cookies of a browser, with those that its scripts cannot read. */
export function openCookies() {
  const { jar, cookies } = fakeJar()
  const hidden = new Map<string, string>()
  return {
    jar,
    /** The cookies that scripts can read. */
    cookies,
    /** The cookies that only the server can read. */
    hidden,
    header: () => [...cookies, ...hidden].map(([name, value]) => `${name}=${value}`).join('; '),
    /** Takes over the `Set-Cookie` headers of a response. */
    receive(response: Response) {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        const isRemoved = /; Max-Age=0(;|$)/.test(line)
        const isHidden = /; HttpOnly/.test(line) || hidden.has(name)
        if (isRemoved || isHidden) jar.remove(name)
        if (isRemoved) hidden.delete(name)
        else if (isHidden) hidden.set(name, value)
        else jar.write(name, value, { maxAgeSeconds: 1 })
      }
    },
  }
}

export type BrowserCookies = ReturnType<typeof openCookies>

interface HeldTabOptions extends Partial<ServerSessionOptions> {
  browser?: BrowserCookies
  href?: string
}

/** Creates the options of an app whose requests go to a session handler, as a browser sends them. */
export function openHeldPage(
  project: TestProject,
  handler: SessionHandler,
  { browser = openCookies(), href = HOME, ...options }: HeldTabOptions = {},
) {
  const page = fakePage(href, new Map())
  const responses: string[] = []
  const requests: Request[] = []
  let isOnline = true
  const appOptions: ServerSessionOptions = {
    sessions: 'server',
    projectId: project.projectId,
    publishableClientKey: project.publishableClientKey,
    platform: {
      kind: 'browser',
      cookies: browser.jar,
      ...page.parts,
      timers: scaledTimers(shortenPauses),
      isOnline: () => isOnline,
      report: () => {},
    },
    async fetch(input, init) {
      if (!isOnline) throw new TypeError('There is no connection.')
      const headers = new Headers(init?.headers)
      headers.set('cookie', browser.header())
      headers.set('sec-fetch-site', 'same-origin')
      if (init?.method !== 'GET') headers.set('origin', new URL(HOME).origin)
      const request = new Request(input instanceof Request ? input : new URL(input, HOME), {
        ...init,
        headers,
      })
      requests.push(request.clone())
      const response = await handler(request)
      browser.receive(response)
      responses.push(await response.clone().text())
      return response
    },
    ...options,
  }
  return {
    options: appOptions,
    browser,
    /** URLs that the app went to, oldest first. */
    visited: page.visited,
    requests,
    /** The bodies of all responses that the page received. */
    responses,
    goOffline: () => void (isOnline = false),
    goOnline() {
      isOnline = true
      page.emit('online')
    },
  }
}

/** Opens a tab whose requests go to the session handler of a server. */
export function openHeldTab(project: TestProject, server: ServerApp, options?: HeldTabOptions) {
  const { options: appOptions, ...page } = openHeldPage(
    project,
    server.createSessionHandler(),
    options,
  )
  return { app: new ClientApp(appOptions), ...page }
}
