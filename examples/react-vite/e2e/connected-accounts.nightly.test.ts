import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, exampleUrl, serviceUrl, signOut, userMenu } from '../../e2e/visitor.js'

describe('connected accounts of the React example', () => {
  /** Connecting an account requires that the project has its own keys at the provider. */
  const keys = { clientId: 'an id', clientSecret: 'a secret' }
  const oauthProviders = [{ id: 'discord', type: 'standard', ...keys } as const]

  const security = '/handler/account-settings/security'

  /** Starts to connect an account on the security page and continues as this user at the provider. */
  async function connect(page: Page, name: string): Promise<void> {
    await page.getByRole('button', { name: 'Connect' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  it('connects an OAuth account in the settings, which then signs in to the same user', async () => {
    const project = await createProject({ oauthProviders })
    const visitor = await createVisitor({
      project,
      refusals: ['OAUTH_CONNECTION_NOT_CONNECTED_TO_USER'],
    })
    const page = await visitor.signUp(security)
    await connect(page, 'ada')
    await expectVisible(page.getByText('Connected', { exact: true }))
    expect(page.url()).toBe(exampleUrl + security)

    await page.goto('/')
    await signOut(page)
    await page.goto('/handler/sign-in')
    await page.getByRole('button', { name: 'Continue with Discord' }).click()
    await page.getByLabel('Name').fill('ada')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${exampleUrl}/`)
    await expectVisible(userMenu(page, visitor.email))
  })

  it('shows an error page when another user has connected the account of the provider', async () => {
    const project = await createProject({ oauthProviders })
    const refusals = ['OAUTH_CONNECTION_NOT_CONNECTED_TO_USER']
    const ada = await createVisitor({ project, refusals })
    const adaPage = await ada.signUp(security)
    await connect(adaPage, 'ada')
    await expectVisible(adaPage.getByText('Connected', { exact: true }))

    const bob = await createVisitor({ project, refusals })
    const page = await bob.signUp(security)
    await connect(page, 'ada')
    await expectVisible(page.getByRole('heading', { name: 'Account already linked' }))
    expect(page.url()).not.toContain(serviceUrl)
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expectVisible(userMenu(page, bob.email))
  })
})
