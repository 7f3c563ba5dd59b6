import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { serviceUrl } from '../../../examples/e2e/visitor.js'
import { beginOAuthRequest, CALLBACK, oauthServer } from '../../core/test/support/oauth-server.js'
import { openTab } from '../../core/test/support/open-tab.js'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { chooseMore, confirm, createOwner, dialogOf } from './owner.js'

const ada = { displayName: 'Ada', primaryEmail: 'ada@example.com', primaryEmailAuthEnabled: true }

test('searches as one types, and shows pages in both directions', async () => {
  const { page, admin, goTo } = await createOwner()
  for (let index = 1; index <= 21; index += 1)
    await admin.createUser({ displayName: `Engine ${index}` })
  await goTo('/users')
  const rows = page.getByRole('row').filter({ hasText: 'Engine' })
  await rows.first().waitFor()
  expect([await rows.count(), await rows.first().textContent()]).toEqual([
    20,
    expect.stringContaining('Engine 21'),
  ])
  const range = page.getByRole('status').filter({ hasText: '21 users' }).locator('span')
  await expect.poll(() => range.textContent()).toBe('1–20')
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByRole('link', { name: 'Engine 1', exact: true }).waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  await expect.poll(() => range.textContent()).toBe('21')
  await page.getByRole('link', { name: 'Previous page' }).click()
  await page.getByRole('link', { name: 'Engine 21' }).waitFor()
  await page.getByLabel('Rows').selectOption('50 per page')
  await expect.poll(() => rows.count()).toBe(21)

  await page.keyboard.press('Escape')
  await page.locator('body').press('/')
  await page.keyboard.type('engine 7')
  await page.getByText('1 user found').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  expect(page.url()).toContain('query=engine+7')
  await page.reload()
  await page.getByText('1 user found').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('engine 7')
})

test('opens a user, a team and a page with Ctrl+K', async () => {
  const { visitor, page, admin, goTo } = await createOwner()
  const user = await admin.createUser(ada)
  const team = await admin.createTeam({ displayName: 'Weavers' })
  await goTo('')
  const open = async (text: string, name: string) => {
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await dialogOf(page).getByRole('combobox').fill(text)
    await dialogOf(page).getByRole('option', { name }).first().waitFor()
    await page.keyboard.press('Enter')
    // The dialog of a provider can follow at once.
    await dialogOf(page).getByRole('option', { name }).first().waitFor({ state: 'detached' })
  }
  await open('ada@', 'Ada')
  await expect.poll(() => page.url()).toContain(`/users/${user.id}`)
  await open('weav', 'Weavers')
  await expect.poll(() => page.url()).toContain(`/teams/${team.id}`)
  const eve = await admin.createUser({ displayName: 'Eve' })
  // A keyword of the audit log begins like that too.
  await open('eve', 'Eve')
  await expect.poll(() => page.url()).toContain(`/users/${eve.id}`)
  await open('goog', 'Google')
  await page.getByRole('dialog', { name: 'Turn on Google' }).waitFor()
  await page.keyboard.press('Escape')
  await open(visitor.email, 'Ada')
  await expect.poll(() => page.url()).toMatch(/\/members$/)
  await open('smtp', 'Email server')
  await expect.poll(() => page.url()).toMatch(/\/email-server$/)
  // An action opens its dialog once.
  await page.keyboard.press('Control+k')
  await dialogOf(page).getByRole('combobox').fill('new user')
  await dialogOf(page).getByRole('option', { name: 'New user', exact: true }).click()
  await page.getByRole('dialog', { name: 'New user' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  expect(await dialogOf(page).count()).toBe(0)
})

test('keeps what is typed into the search while its list loads', async () => {
  const { page, admin, goTo } = await createOwner()
  await admin.createUser({ ...ada, displayName: 'Ada Lovelace' })
  await page.route(/command-list/, async (route) => {
    await expectFocus(dialogOf(page).getByRole('textbox'))
    await page.keyboard.type('ada lo')
    await route.continue()
  })
  await goTo('')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await expectFocus(dialogOf(page).getByRole('combobox'))
  await page.keyboard.type('vel')
  expect(await dialogOf(page).getByRole('combobox').inputValue()).toBe('ada lovel')
  await dialogOf(page).getByRole('option', { name: 'Ada Lovelace' }).waitFor()
})

test('says that a user does not exist, and leads to the list', async () => {
  const { page, goTo } = await createOwner({ refusals: ['USER_NOT_FOUND'] })
  await goTo('/users/00000000-0000-4000-8000-000000000000')
  await page.getByRole('heading', { name: 'User not found' }).waitFor()
  await page.getByRole('link', { name: 'Show all users' }).click()
  await page.getByRole('heading', { name: 'No users yet' }).waitFor()
  expect(page.url()).toMatch(/\/users$/)
})

test('imports users from a CSV file after a preview, and exports them', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/users')
  await page.getByRole('button', { name: 'Import' }).click()
  const csv = [
    'email,display_name,email_verified,plan',
    'ada@example.com,"Lovelace, Ada",true,pro',
    'not an address,Eve,false,free',
  ]
  await dialogOf(page)
    .getByLabel('CSV file')
    .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) })
  await dialogOf(page).getByRole('button', { name: 'Check the file' }).click()
  await dialogOf(page).getByText('Line 3:').waitFor()
  await dialogOf(page).getByText('These columns are not imported: plan.').waitFor()
  expect(await admin.listUsers()).toHaveLength(0)
  await dialogOf(page).getByRole('button', { name: 'Import 1 user' }).click()
  await page.getByRole('link', { name: 'Lovelace, Ada' }).waitFor()
  const [imported] = await admin.listUsers()
  expect(imported).toMatchObject({ primaryEmail: 'ada@example.com', primaryEmailVerified: true })

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await (await download).path()
  const [, line] = (await readFile(file, 'utf8')).split('\r\n')
  expect(line).toContain(',"Lovelace, Ada",ada@example.com,true,')

  const again = ['email', 'ADA@example.com', 'grace@example.com', 'Grace@example.com', 'b@a']
  const checkAgain = async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    const buffer = Buffer.from(again.join('\n'))
    await dialogOf(page)
      .getByLabel('CSV file')
      .setInputFiles({ name: 'users.csv', mimeType: 'text/csv', buffer })
    await dialogOf(page).getByRole('button', { name: 'Check the file' }).click()
  }
  await checkAgain()
  await dialogOf(page).getByText('Line 4: The same user as in line 3.').waitFor()
  await dialogOf(page).getByText('Line 5: “b@a” is not an email address.').waitFor()
  expect(await dialogOf(page).getByRole('status').innerText()).toMatch(
    /New users\s+1\s+Already there\s+1, who stays unchanged\s+Twice in the file\s+1\s+Rejected\s+1/,
  )
  await dialogOf(page).getByRole('button', { name: 'Import 1 user' }).click()
  await page.getByRole('link', { name: 'grace@example.com' }).waitFor()
  await checkAgain()
  await dialogOf(page).getByText('No new users are left to import.').waitFor()
  await dialogOf(page).getByText('Close', { exact: true }).click()

  // The IDs of the file belong to users of the first project.
  const other = await createOwner()
  await other.goTo('/users')
  await other.page.getByRole('button', { name: 'Import' }).click()
  const dialog = dialogOf(other.page)
  await dialog.getByLabel('CSV file').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await dialog.getByRole('button', { name: 'Use new IDs' }).click()
  await dialog.getByRole('button', { name: 'Import 1 user' }).click()
  await other.page.getByRole('link', { name: 'Lovelace, Ada' }).waitFor()
})

test('shows the date of a scheduled deletion, and restores the user', async () => {
  const { page, admin, goTo } = await createOwner()
  const id = crypto.randomUUID()
  const deleteAt = new Date(Date.now() + 5 * 86_400_000)
  await admin.importUsers({ users: [{ id, displayName: 'Ada', deleteAt }] })
  await goTo('/users?state=deletion_scheduled')
  await page.getByRole('link', { name: 'Ada' }).click()
  await page.getByText('Scheduled for deletion').waitFor()
  const restore = page.getByRole('button', { name: 'Restore user' })
  await restore.press('Enter')
  await restore.waitFor({ state: 'detached' })
  // The next key leads to the first control of the page.
  expect(await page.locator('main:focus').count()).toBe(1)
  expect(await (await admin.getUser(id))?.getDeletion()).toMatchObject({ deleteAt: null })
})

test('deletes the selected users once their number is typed', async () => {
  const { page, admin, goTo } = await createOwner()
  for (const displayName of ['Ada', 'Bob', 'Cy']) await admin.createUser({ displayName })
  await goTo('/users?order=name')
  await page.getByLabel('Select Ada').check()
  await page.getByLabel('Select Bob').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const confirmation = dialogOf(page).getByRole('button', { name: 'Delete 2 users' })
  expect(await confirmation.isDisabled()).toBe(true)
  await dialogOf(page).getByRole('textbox').fill('delete 2 users')
  await confirmation.click()
  await page.getByText('2 users deleted.').waitFor()
  expect((await admin.listUsers()).map(({ displayName }) => displayName)).toEqual(['Cy'])
})

test('saves metadata as JSON and rejects invalid JSON', async () => {
  const { page, admin, goTo } = await createOwner()
  const { id } = await admin.createUser(ada)
  await goTo(`/users/${id}`)
  await page.getByText('Add metadata').click()
  const field = page.getByLabel('Server metadata')
  await field.fill('{ "plan": }')
  await page.getByText('Line 1 isn’t valid JSON.').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await expectFocus(field)
  expect((await admin.getUser(id))?.serverMetadata).toBeNull()

  await field.fill('{ "plan": "steam" }')
  await page.getByRole('button', { name: 'Save metadata' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect((await admin.getUser(id))?.serverMetadata).toEqual({ plan: 'steam' })
})

test('shows sign-ups in a chart that the keyboard reads, and in a table', async () => {
  const { page, admin, goTo } = await createOwner()
  await admin.createUser({ ...ada, password: 'correct horse battery' })
  await goTo('')
  await page.getByText('1 user in total.').waitFor()
  const table = page.getByRole('table', { name: 'Sign-ups by day' })
  await page.getByText('Show as a table').first().click()
  await expect.poll(() => table.getByRole('row').count()).toBe(31)
  const today = table.getByRole('row').nth(1).getByRole('cell')
  await expect.poll(() => today.last().textContent()).toBe('1')
  const chart = page.getByRole('slider', { name: 'Sign-ups, by day' })
  await chart.focus()
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/, 1$/)
  await page.keyboard.press('ArrowLeft')
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/, 0$/)
  await page.getByText('1 year', { exact: true }).click()
  await page.getByRole('slider', { name: 'Sign-ups, by week' }).waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Password\s*1$/ })
    .waitFor()
  await page.getByRole('link', { name: 'Ada' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  expect(page.url()).toMatch(/\/users\/[\da-f-]+$/)
})

const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('manages the members, permissions, name and picture of a team', async () => {
  const { page, admin, goTo } = await createOwner()
  const user = await admin.createUser(ada)
  await goTo('/teams')
  await page.getByRole('button', { name: 'New team' }).click()
  await dialogOf(page).getByLabel('Name').fill('Weavers')
  await dialogOf(page).getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByText('This team has no members yet.').waitFor()
  const [team] = await admin.listTeams()
  expect(team?.displayName).toBe('Weavers')

  const address = page.getByLabel('Email of a user')
  await address.fill('unknown@example.com')
  await page.getByRole('button', { name: 'Add member' }).click()
  await page.getByText('No user of this project has this email.').waitFor()
  await address.fill('ada@example.com')
  await page.getByRole('button', { name: 'Add member' }).click()
  await page.getByRole('cell').getByRole('link', { name: 'Ada' }).waitFor()

  const permissionIds = async () =>
    (await user.listPermissions(team!, { recursive: false })).map(({ id }) => id)
  expect(await permissionIds()).toEqual(['team_member'])
  await chooseMore(page, 'Ada', 'Edit permissions of Ada')
  await dialogOf(page).getByLabel('team_admin').check()
  await dialogOf(page).getByLabel('team_member').uncheck()
  await dialogOf(page).getByRole('button', { name: 'Save permissions' }).click()
  await page.getByRole('cell', { name: 'Admin', exact: true }).waitFor()
  expect(await permissionIds()).toEqual(['team_admin'])

  await goTo('/teams?query=weav')
  const row = page.getByRole('row').filter({ hasText: 'Weavers' })
  await row.getByRole('cell', { name: '1', exact: true }).waitFor()
  await row.getByRole('link').click()

  await team?.update({ profileImageUrl: PICTURE })
  await page.reload()
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await page.getByRole('button', { name: 'Remove picture' }).waitFor({ state: 'detached' })
  expect((await admin.listTeams()).map(({ profileImageUrl }) => profileImageUrl)).toEqual([null])

  await chooseMore(page, 'Ada', 'Remove Ada')
  await page.getByText('This team has no members yet.').waitFor()
  await page.getByText('Ada removed from the team.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('cell', { name: 'Admin', exact: true }).waitFor()
  expect(await permissionIds()).toEqual(['team_admin'])
  await chooseMore(page, 'Ada', 'Remove Ada')
  await page.getByText('This team has no members yet.').waitFor()
  await page.getByLabel('Name').fill('Spinners')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('heading', { level: 1, name: 'Spinners' }).waitFor()
  // Waits until the queries of earlier changes have ended, because the page of a deleted team must not be
  // refetched.
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Spinners' }).waitFor()
  await page.getByText('This team has no members yet.').waitFor()
  await page.getByText('No pending invitations.').waitFor()
  await confirm(page, 'Delete team', 'Delete team')
  await page.getByRole('heading', { name: 'No teams yet' }).waitFor()
  expect(await admin.listTeams()).toEqual([])
})

test('lists the connected apps of a user and disconnects one', async () => {
  const { page, projectId, admin, goTo } = await createOwner()
  const { consentUrl, resources } = oauthServer
  await admin.updateOAuthServer({ isEnabled: true, consentUrl, resources })
  const { id: clientId } = await admin.createOAuthClient({
    displayName: 'Second app',
    redirectUrls: [CALLBACK],
    scopes: ['openid', 'email', 'notes:read'],
  })
  const { publishableClientKey } = await admin.createInternalApiKey({
    description: 'Client key',
    expiresAt: new Date(Date.now() + 3_600_000),
    hasPublishableClientKey: true,
  })
  const user = await admin.createUser(ada)
  const project = {
    projectId,
    publishableClientKey: publishableClientKey ?? '',
    baseUrl: serviceUrl,
  }
  const { app } = openTab(project, { tokenStore: await user.createSession() })
  await app.answerOAuthRequest(await beginOAuthRequest(project, { client_id: clientId }), 'allow')

  await goTo(`/users/${user.id}`)
  const section = page.locator('#connected-apps')
  await section.getByText('second.example.com').waitFor()
  await section.getByText('notes:read').waitFor()
  await confirm(page, 'Disconnect Second app', 'Disconnect app')
  await section.getByText('No other app can use this account.').waitFor()
  expect(await user.listConnectedApps()).toEqual([])
})
