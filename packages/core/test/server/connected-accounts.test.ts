import type { ServerUser } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTab } from '../support/open-tab.js'
import { setupProvider } from '../support/oauth-provider.js'
import { waitForNavigation, nextPage, visitProvider } from '../support/visit-provider.js'
import { openServer } from './open-server.js'

const provider = await setupProvider()
let project: TestProject
beforeEach(async () => {
  project = await provider.createProject()
})

/** Signs in with the provider, and returns the user of the server app. */
async function signInWithProvider(): Promise<ServerUser> {
  const tab = openTab(project)
  const startUrl = await waitForNavigation(tab, tab.app.signInWithOAuth('discord'))
  provider.expect('ada')
  const page = nextPage(project, tab, await visitProvider(startUrl))
  await page.app.callOAuthCallback()
  return (await openServer(project).listUsers())[0]!
}

describe('ServerUser.getConnectedAccount', () => {
  it('resolves to an account whose access token the server can read', async () => {
    const user = await signInWithProvider()
    expect(user.oauthProviders.map(({ id }) => id)).toEqual(['discord'])
    const account = await user.getConnectedAccount('Discord', { scopes: ['email'] })
    expect(account?.id).toBe('discord')
    expect(await account?.getAccessToken()).toEqual({ accessToken: 'token-of-ada' })
  })

  it('resolves to null without an account or without the scopes', async () => {
    const user = await signInWithProvider()
    expect(await user.getConnectedAccount('discord', { scopes: ['guilds'] })).toBeNull()
    const other = await openServer(project).createUser({})
    expect(await other.getConnectedAccount('discord')).toBeNull()
  })

  it('rejects with the error code of the service', async () => {
    const user = await openServer(project).createUser({})
    await expect(user.getConnectedAccount('github')).rejects.toMatchObject({
      code: 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
    })
    const shared = openServer(
      await createTestProject({ config: { oauthProviders: [{ id: 'github', type: 'shared' }] } }),
    )
    const userOfShared = await shared.createUser({})
    await expect(userOfShared.getConnectedAccount('github')).rejects.toMatchObject({
      code: 'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
    })
  })
})
