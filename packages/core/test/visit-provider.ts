import { get } from 'node:http'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { expect } from 'vitest'
import { openTab } from './open-tab.js'

export type OpenTab = ReturnType<typeof openTab>
type TabOptions = NonNullable<Parameters<typeof openTab>[1]>

/** Whom to be at the pretend provider, and how it is to behave. */
export interface Chosen {
  account?: string
  manners?: 'deny' | 'unverified'
}

/** A project whose people can sign in at the pretend providers. */
export const createOAuthProject = (): Promise<TestProject> =>
  createTestProject({
    config: {
      oauthProviders: [
        { id: 'github', type: 'shared' },
        { id: 'google', type: 'shared' },
      ],
    },
  })

/** Waits until a tab is left, or until that is refused. Returns where it has gone. */
export async function leftFor(tab: OpenTab, leaving: Promise<unknown>): Promise<URL> {
  const { length } = tab.visited
  const left = async () => {
    await expect.poll(() => tab.visited.length).toBeGreaterThan(length)
  }
  await Promise.race([left(), leaving])
  return new URL(tab.visited.at(-1)!)
}

/** A step of a browser, which is none of the kit's own requests. */
const step = (url: URL, cookie = ''): Promise<{ location: URL; cookie: string }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { cookie } }, ({ headers, statusCode }) => {
      const { location, 'set-cookie': cookies } = headers
      if (location) resolve({ location: new URL(location), cookie: cookies?.[0] ?? '' })
      else reject(new Error(`${url.pathname} leads nowhere: ${statusCode}`))
    }).on('error', reject)
  })

/**
 * Goes where a browser is led that has left an app: to the service, to a provider, where an account is
 * chosen if it asks, and back.
 *
 * @returns the address of the app that it comes back to
 */
export async function visitProvider(left: URL, chosen: Chosen = {}): Promise<string> {
  const { location, cookie } = await step(left)
  for (const [name, value] of Object.entries(chosen)) location.searchParams.set(name, String(value))
  const back = await step(location)
  return (await step(back.location, cookie.split(';')[0])).location.href
}

/** The page that a tab shows next: what was in memory is gone. */
export const nextPage = (
  project: TestProject,
  { browser, storage }: OpenTab,
  href: string,
  options: TabOptions = {},
): OpenTab => openTab(project, { browser, storage, href, ...options })

/** Signs in at a provider as somebody, up to the page that is come back to. */
export async function comeBack(
  project: TestProject,
  tab: OpenTab,
  { provider = 'github', ...chosen }: Chosen & { provider?: string },
  options?: TabOptions,
): Promise<OpenTab> {
  const left = await leftFor(tab, tab.app.signInWithOAuth(provider))
  return nextPage(project, tab, await visitProvider(left, chosen), options)
}
