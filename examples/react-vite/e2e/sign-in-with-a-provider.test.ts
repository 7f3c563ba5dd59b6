import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectSeen } from '../../e2e/expect-seen.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, exampleUrl, serviceUrl, signOut } from '../../e2e/visitor.js'

/** Goes to the pretend GitHub. */
async function goToGitHub(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await expectSeen(page.getByRole('heading', { name: 'Sign in with GitHub' }))
}

/** Says there who one is. */
async function continueAs(page: Page, email: string): Promise<void> {
  await goToGitHub(page)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a provider signs up, and signs in the next time', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/handler/sign-up')
  await continueAs(page, visitor.email)
  await page.waitForURL(`${exampleUrl}/`)
  await expectSeen(page.getByRole('banner').getByText('Ada'))
  await signOut(page)

  await page.goto('/members')
  await continueAs(page, visitor.email)
  await page.waitForURL(`${exampleUrl}/members`)
  await expectSeen(page.getByText('Welcome, Ada.'))
})

test('OA14: whoever denies access is told so, and can try again', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/handler/sign-in?after_auth_return_to=%2Fmembers')
  await goToGitHub(page)
  await page.getByRole('link', { name: 'Deny access' }).click()
  await expectSeen(page.getByRole('heading', { name: 'Access was denied' }))
  await page.getByRole('link', { name: 'Try again' }).click()
  await continueAs(page, visitor.email)
  await expectSeen(page.getByRole('banner').getByText('Ada'))
})

/** To connect an account, a project needs keys of its own at the provider. */
const keys = { clientId: 'an id', clientSecret: 'a secret' }
const oauthProviders = [{ id: 'discord', type: 'standard', ...keys } as const]

/** Connects an account in the settings, as far as the way back. */
async function connect(page: Page, name: string): Promise<void> {
  await page.goto('/handler/account-settings/security')
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a provider is connected in the settings, and signs in to the same account', async () => {
  const project = await createProject({ oauthProviders })
  const visitor = await createVisitor({
    project,
    refusals: ['OAUTH_CONNECTION_NOT_CONNECTED_TO_USER'],
  })
  const page = await visitor.signUp()
  await connect(page, 'ada')
  await expectSeen(page.getByText('Connected', { exact: true }))
  expect(page.url()).toBe(`${exampleUrl}/handler/account-settings/security`)

  await page.goto('/')
  await signOut(page)
  await page.goto('/handler/sign-in')
  await page.getByRole('button', { name: 'Continue with Discord' }).click()
  await page.getByLabel('Name').fill('ada')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${exampleUrl}/`)
  await expectSeen(page.getByRole('banner').getByText(visitor.email))
})

test('an account at a provider that is somebody else’s leads back to a page that says so', async () => {
  const project = await createProject({ oauthProviders })
  const refusals = ['OAUTH_CONNECTION_NOT_CONNECTED_TO_USER']
  const ada = await createVisitor({ project, refusals })
  const adas = await ada.signUp()
  await connect(adas, 'ada')
  await expectSeen(adas.getByText('Connected', { exact: true }))

  const bob = await createVisitor({ project, refusals })
  const page = await bob.signUp()
  await connect(page, 'ada')
  await expectSeen(page.getByRole('heading', { name: 'This account is taken' }))
  expect(page.url()).not.toContain(serviceUrl)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expectSeen(page.getByRole('banner').getByText(bob.email))
})
