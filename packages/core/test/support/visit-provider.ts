import { get } from 'node:http'
import { createTestProject, type TestProject, type TestProjectSeed } from '@latchkey/testing'
import { expect } from 'vitest'
import { openTab } from './open-tab.js'

export type OpenTab = ReturnType<typeof openTab>
type TabOptions = NonNullable<Parameters<typeof openTab>[1]>

/** Options of the mock provider: the account and the outcome. */
export interface ProviderOptions {
  account?: string
  manners?: 'deny' | 'unverified'
}

/** Creates a project with mock OAuth providers. */
export const createOAuthProject = (config?: TestProjectSeed['config']): Promise<TestProject> =>
  createTestProject({
    config: {
      ...config,
      oauthProviders: [
        { id: 'github', type: 'shared' },
        { id: 'google', type: 'shared' },
      ],
    },
  })

/** Waits until the tab leaves the page, and returns its next URL. Rejects if the operation rejects. */
export async function waitForNavigation(tab: OpenTab, operation: Promise<unknown>): Promise<URL> {
  const { length } = tab.visited
  const navigation = async () => {
    await expect.poll(() => tab.visited.length).toBeGreaterThan(length)
  }
  await Promise.race([navigation(), operation])
  return new URL(tab.visited.at(-1)!)
}

/** Requests a URL as a browser does, and resolves to the location of the redirect. */
export const followRedirect = (url: URL, cookie = ''): Promise<{ location: URL; cookie: string }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { cookie } }, ({ headers, statusCode }) => {
      const { location, 'set-cookie': cookies } = headers
      if (location) resolve({ location: new URL(location), cookie: cookies?.[0] ?? '' })
      else reject(new Error(`${url.pathname} did not redirect: ${statusCode}`))
    }).on('error', reject)
  })

/**
 * Follows the redirects from the service to the mock provider and back, and returns the callback
 * URL of the app.
 */
export async function visitProvider(startUrl: URL, choices: ProviderOptions = {}): Promise<string> {
  const { location, cookie } = await followRedirect(startUrl)
  for (const [name, value] of Object.entries(choices))
    location.searchParams.set(name, String(value))
  const callback = await followRedirect(location)
  return (await followRedirect(callback.location, cookie.split(';')[0])).location.href
}

/** Opens the next page of a tab: cookies and session storage remain, memory does not. */
export const nextPage = (
  project: TestProject,
  { browser, storage }: OpenTab,
  href: string,
  options: TabOptions = {},
): OpenTab => openTab(project, { browser, storage, href, ...options })

/** Signs in at the mock provider and opens the callback page. */
export async function openCallbackPage(
  project: TestProject,
  tab: OpenTab,
  { provider = 'github', ...choices }: ProviderOptions & { provider?: string },
  options?: TabOptions,
): Promise<OpenTab> {
  const startUrl = await waitForNavigation(tab, tab.app.signInWithOAuth(provider))
  const href = await visitProvider(startUrl, choices)
  if (choices.manners !== 'deny') expect(href).toMatch(/[?&](code|error)=/)
  return nextPage(project, tab, href, options)
}
