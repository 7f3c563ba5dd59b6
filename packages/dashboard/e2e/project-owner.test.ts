import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createService } from '../../service/src/index.js'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { followEmailLink } from '../../../examples/e2e/mailbox.js'
import { createVisitor, dashboardUrl, fillIn, serviceUrl } from '../../../examples/e2e/visitor.js'
import { chooseMore, createOwner, dialogOf } from './owner.js'

test('transfers a project to a team, and shows that in the audit log', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/general')
  await page.getByRole('link', { name: 'Create a team' }).click()
  await page.getByLabel('Team name').fill('Analysts')
  await page.getByRole('button', { name: 'Create team' }).click()
  await page.getByRole('heading', { name: 'Analysts' }).waitFor()

  await goTo('/general')
  await page.getByRole('button', { name: 'Transfer project' }).click()
  await dialogOf(page).getByLabel('New owner').selectOption('Analysts')
  await dialogOf(page).getByRole('button', { name: 'Transfer project' }).click()
  await page.getByText('Members of this team manage the project').waitFor()
  expect((await admin.getProject()).ownerTeamId).not.toBeNull()
  await goTo('/audit-log')
  await page.getByText('Owner team').first().waitFor()
})

test('invites a colleague as support, who joins, helps users and sees no keys', async () => {
  const { page, admin, projectId, goTo } = await createOwner()
  await admin.createUser({ displayName: 'Bob', primaryEmail: 'bob@example.com' })
  const refusals = ['ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN']
  const colleague = await createVisitor({ at: dashboardUrl, refusals })
  await goTo('/members')
  const inbox = page.getByRole('link', { name: 'Open inbox' })
  expect(await inbox.getAttribute('href')).toBe(`${serviceUrl}/dev/mail`)
  await page.getByRole('button', { name: 'Invite' }).click()
  await dialogOf(page).getByLabel('Email addresses').fill(`grace\n`)
  await dialogOf(page).getByLabel('Role').selectOption('Support')
  await dialogOf(page).getByRole('button', { name: 'Send invitations' }).click()
  await dialogOf(page).getByText('“grace” isn’t an email address.').waitFor()
  await dialogOf(page).getByLabel('Email addresses').fill(colleague.email)
  await dialogOf(page).getByRole('button', { name: 'Send invitations' }).click()
  await page.getByRole('row').filter({ hasText: colleague.email }).getByText('Support').waitFor()

  const tab = await followEmailLink(colleague, 'Engines')
  await tab.getByRole('heading', { name: 'Join Engines' }).waitFor()
  await tab.getByText('Ada invited you to manage Engines.').waitFor()
  await tab.getByText('in Latchkey').waitFor()
  // The address has no account yet.
  await tab.getByText(`Create an account with ${colleague.email} to join.`).waitFor()
  expect(await tab.getByRole('link').first().innerText()).toBe('Create account')
  await tab.getByRole('link', { name: 'Create account' }).click()
  expect(await tab.getByLabel('Email address').inputValue()).toBe(colleague.email)
  await fillIn(tab, colleague)
  await tab.getByRole('button', { name: 'Create account' }).click()
  await tab.getByRole('button', { name: 'Join project' }).click()

  await tab.waitForURL(`${dashboardUrl}/projects/${projectId}`)
  await tab.getByText('Your role is Support: you can verify, ban and email users.').waitFor()
  const sections = tab.getByRole('navigation', { name: 'Project' })
  await sections.getByRole('link', { name: 'Users' }).click()
  await tab.getByRole('row').getByRole('link', { name: 'Bob' }).click()
  await tab.getByRole('button', { name: 'Ban user' }).click()
  await dialogOf(tab).getByRole('button', { name: 'Ban user' }).click()
  await tab.getByText('The user can’t sign in').waitFor()
  await tab.getByRole('button', { name: 'More actions: Bob' }).click()
  expect(await tab.getByRole('button', { name: 'Delete user' }).isDisabled()).toBe(true)
  await tab.keyboard.press('Escape')
  expect(await sections.getByRole('link', { name: 'API keys' }).count()).toBe(0)
  expect(await sections.getByRole('link', { name: 'Webhooks' }).count()).toBe(0)

  await page.reload()
  const role = page.getByLabel(`Role of ${colleague.email}`)
  await role.selectOption('Owner')
  await dialogOf(page).getByText('From Support to Owner.').waitFor()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await role.inputValue()).toBe('support')
  await role.selectOption('Read only')
  await page.getByText('is now: Read only.').waitFor()
  await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
  await tab.getByText('Your role is Read only.').waitFor()
  expect(await tab.getByRole('button', { name: 'Unban user' }).isDisabled()).toBe(true)

  // A request of the owner's page would be refused too.
  await page.close()
  await (await admin.getProject()).delete()
  await sections.getByRole('link', { name: 'Overview' }).click()
  await tab.getByRole('heading', { name: 'You can’t open this project' }).waitFor()
  await sections.waitFor({ state: 'detached' })
  await tab.getByRole('link', { name: 'All projects' }).last().click()
  await tab.getByRole('heading', { name: 'Create your first project' }).waitFor()
  const isRefusal = (text: string) => text.includes('does not own this project')
  expect(colleague.pageErrors.every(isRefusal)).toBe(true)
  colleague.pageErrors.length = 0
})

test('emails an invitation to a team of the app, lists it and revokes it', async () => {
  const { page, admin, goTo } = await createOwner()
  const team = await admin.createTeam({ displayName: 'Engineers' })
  await goTo(`/teams/${team.id}`)
  await page.getByRole('link', { name: 'Add the domain of your app' }).waitFor()
  const project = await admin.getProject()
  const domains = [{ domain: 'https://app.example.com', handlerPath: '/handler' }]
  await project.update({ config: { domains } })

  await page.reload()
  await page.getByLabel('Email address').fill('grace@example.com')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByRole('row').filter({ hasText: 'grace@example.com' }).waitFor()
  expect(await team.listInvitations()).toMatchObject([{ recipientEmail: 'grace@example.com' }])

  await page.getByRole('button', { name: 'Revoke the invitation of grace@example.com' }).click()
  await dialogOf(page).getByRole('button', { name: 'Revoke invitation' }).click()
  await page.getByText('No pending invitations.').waitFor()
  expect(await team.listInvitations()).toEqual([])
})

test('keeps the entries of a dialog while the owner signs in again in a window (R4)', async () => {
  const owner = { email: 'owner@example.com', password: 'owner-password' }
  const projectId = '0b8f5a52-6f0e-4f0c-8f43-1f5d2a7c9e10'
  const redirectUrl = 'http://127.0.0.1/callback'
  const service = createService({
    port: 0,
    passwordHashing: { memoryKibibytes: 8, passes: 1 },
    dashboard: true,
    projects: [
      {
        id: projectId,
        displayName: 'Engines',
        oauthServer: {
          isEnabled: true,
          consentUrl: 'https://app.example.com/handler/oauth-consent',
          clients: [{ id: 'tool', displayName: 'Tool', redirectUrls: [redirectUrl] }],
        },
        webhooks: [{ url: 'https://app.example.com/webhooks' }],
      },
      {
        id: 'internal',
        displayName: 'Internal',
        config: { allowLocalhost: true },
        users: [{ ...owner, emailVerified: true, ownedProjectIds: [projectId] }],
      },
    ],
  })
  try {
    const serviceAddress = await service.listen(0)
    const at = `${serviceAddress}/dashboard`
    // The clock also passes the expiry of the access token.
    const refusals = [
      'ACCESS_TOKEN_EXPIRED',
      'ADMIN_ACCESS_TOKEN_EXPIRED',
      'RECENT_SIGN_IN_REQUIRED',
    ]
    const { open } = await createVisitor({ at, refusals })
    const page = await open(`${at}/projects/${projectId}/oauth-server`)
    const submitPassword = async (tab: Page) => {
      await tab.getByLabel('Password', { exact: true }).fill(owner.password)
      await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    await page.getByLabel('Email address').fill(owner.email)
    await submitPassword(page)
    await page.getByRole('button', { name: 'More actions: Tool' }).waitFor()
    const waitLong = () =>
      fetch(`${serviceAddress}/dev/api/projects/internal/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ advanceMillis: 11 * 60_000 }),
      })
    await waitLong()
    await chooseMore(page, 'Tool', 'Edit Tool')
    const dialog = dialogOf(page)
    await dialog.getByLabel('Name').fill('Command-line tool')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('For your security, sign in again').waitFor()
    const signInAgain = async () => {
      const opened = page.waitForEvent('popup')
      await page.getByRole('button', { name: 'Sign in again' }).click()
      const popup = await opened
      await Promise.all([popup.waitForEvent('close'), submitPassword(popup)])
    }
    await signInAgain()
    // The owner has pressed the button already.
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'More actions: Command-line tool' }).waitFor()

    // Further down than the page is high while it loads.
    await page.setViewportSize({ width: 1280, height: 240 })
    await waitLong()
    await page.getByLabel('Consent page URL').fill('https://app.example.com/consent')
    const save = page.getByRole('button', { name: 'Save' }).first()
    await save.click()
    await page.getByText('For your security, sign in again').waitFor()
    const top = await page.evaluate(() => window.scrollY)
    await signInAgain()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await expectFocus(save)
    // No more than the height of the window away.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(top - 240)

    await waitLong()
    // The page reads its user first, whose token has expired.
    await page.reload()
    await chooseMore(page, 'Command-line tool', 'Delete Command-line tool')
    const confirmation = dialog.getByRole('button', { name: 'Delete client' })
    await confirmation.click()
    await signInAgain()
    // A deletion waits for another press.
    await dialog.getByText('You’re signed in. Try again.').waitFor()
    await expectFocus(confirmation)
    await dialog.getByRole('button', { name: 'Cancel' }).click()

    await waitLong()
    // A browser that opens no window.
    await page.evaluate(() => Object.assign(window, { open: () => null }))
    await chooseMore(page, 'Command-line tool', 'Delete Command-line tool')
    await dialog.getByRole('button', { name: 'Delete client' }).click()
    await dialog.getByRole('button', { name: 'Sign in again' }).click()
    await submitPassword(page)
    await page.getByRole('button', { name: 'More actions: Command-line tool' }).waitFor()
    expect(page.url()).toBe(`${at}/projects/${projectId}/oauth-server`)

    await waitLong()
    await page.goto(`${at}/projects/${projectId}/webhooks`)
    await page.getByRole('button', { name: 'Check the signature of' }).click()
    await dialog.getByRole('button', { name: 'Show the secret' }).click()
    await signInAgain()
    await expectFocus(dialog.getByLabel('Secret'))

    await waitLong()
    await page.goto(`${at}/projects`)
    await page.getByRole('button', { name: 'New project' }).click()
    await dialog.getByLabel('Name').fill('Second')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor()
    await page.getByRole('button', { name: 'Create keys' }).waitFor()
  } finally {
    await service.close()
  }
})

test('hides the audit log and security emails of a service without extensions', async () => {
  const owner = { email: 'owner@example.com', password: 'owner-password' }
  const projectId = '5f0c9d3e-8a41-4f6b-9c27-1d2e3f4a5b6c'
  const service = createService({
    port: 0,
    passwordHashing: { memoryKibibytes: 8, passes: 1 },
    dashboard: true,
    extensions: false,
    projects: [
      { id: projectId, displayName: 'Engines' },
      {
        id: 'internal',
        displayName: 'Internal',
        config: { allowLocalhost: true },
        users: [{ ...owner, emailVerified: true, ownedProjectIds: [projectId] }],
      },
    ],
  })
  try {
    const at = `${await service.listen(0)}/dashboard`
    const { open } = await createVisitor({ at })
    const page = await open(`${at}/projects/${projectId}`)
    await fillIn(page, owner)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const sections = page.getByRole('navigation', { name: 'Project' })
    await sections.getByRole('link', { name: 'Users' }).waitFor()
    for (const name of ['Audit log', 'Security emails'])
      await sections.getByRole('link', { name }).waitFor({ state: 'detached' })
    await sections.getByRole('link', { name: 'Webhooks' }).click()
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor()
    expect(await sections.getByRole('link', { name: 'Audit log' }).count()).toBe(0)
  } finally {
    await service.close()
  }
})
