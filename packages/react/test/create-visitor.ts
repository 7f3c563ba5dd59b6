import { ClientApp, type ClientAppOptions } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { onTestFinished } from 'vitest'
import { relaxLimit, scaledTimers } from '../../core/test/support/timers.js'

export const email = 'ada@example.com'
export const password = 'correct horse battery'

/** A seeded account that can sign in. */
export const users = [{ email, password, displayName: 'Ada Lovelace' }]
/** The same account with a verified address, which passkeys and authenticator apps need. */
export const verifiedUsers = users.map((user) => ({ ...user, emailVerified: true }))

/** A person's browser at one address: an app, and where it was sent. */
export interface Visitor {
  app: ClientApp
  /** Addresses that the app went to, oldest first. */
  visits: string[]
}

/** The parts of a project that an app needs. */
type AppProject = Pick<TestProject, 'projectId' | 'publishableClientKey' | 'baseUrl'>

export function createVisitor(project: AppProject, options: ClientAppOptions = {}): Visitor {
  const visits: string[] = []
  const app = new ClientApp({
    projectId: project.projectId,
    publishableClientKey: project.publishableClientKey,
    baseUrl: project.baseUrl,
    tokenStore: 'memory',
    redirectMethod: { navigate: (to) => void visits.push(to) },
    ...options,
    // A busy machine could run into the limits.
    platform: { timers: scaledTimers(relaxLimit), ...options.platform },
  })
  onTestFinished(() => app.dispose())
  return { app, visits }
}

/** Changes the URL of the page, as a link in an email would. */
export const goTo = (address: string) => window.history.replaceState(null, '', address)

/** The path and query of an absolute URL. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Opens the URL of a link in an email. */
export const openLink = (link: string) => goTo(pathOf(link))

export { createTestProject }
