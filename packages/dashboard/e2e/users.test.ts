import { expect, test } from 'vitest'
import { confirm, createOwner, dialogOf } from './owner.js'

const ada = { displayName: 'Ada', primaryEmail: 'ada@example.com', primaryEmailAuthEnabled: true }

test('creates, edits and deletes a user', async () => {
  const { page, admin, goTo } = await createOwner()
  await goTo('/users')
  await page.getByRole('heading', { name: 'No users yet' }).waitFor()
  await page.getByRole('button', { name: 'New user' }).click()
  await dialogOf(page).getByLabel('Name').fill('Ada')
  await dialogOf(page).getByLabel('Email', { exact: true }).fill('ada@example.com')
  await dialogOf(page).getByLabel('Email is verified').check()
  await dialogOf(page).getByLabel('Password').fill('correct horse battery')
  await dialogOf(page).getByRole('button', { name: 'Create user' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  const [user] = await admin.listUsers()
  expect(user).toMatchObject({ ...ada, primaryEmailVerified: true, hasPassword: true })

  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor()
  expect((await admin.listUsers())[0]?.displayName).toBe('Ada Lovelace')

  await confirm(page, 'Delete user', 'Delete user')
  await page.getByRole('heading', { name: 'No users yet' }).waitFor()
  expect(await admin.listUsers()).toHaveLength(0)
})

test('marks an impersonation among the sessions and ends it (AD11)', async () => {
  const { page, admin, goTo } = await createOwner()
  const user = await admin.createUser(ada)
  await user.createSession({ expiresInMillis: 3_600_000 })
  await goTo(`/users/${user.id}`)
  await page.getByRole('cell', { name: 'Signed in', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await dialogOf(page).getByLabel('Ends after').selectOption('1 hour')
  await dialogOf(page).getByRole('button', { name: 'Start impersonating' }).click()
  const token = await dialogOf(page).getByLabel('Refresh token').inputValue()
  expect(token).not.toBe('')
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Impersonation' })
  await row.waitFor()
  expect(await page.content()).not.toContain(token)

  await row.getByRole('button', { name: 'Revoke' }).click()
  await dialogOf(page).getByRole('button', { name: 'Revoke session' }).click()
  await row.waitFor({ state: 'detached' })
  const sessions = await user.listSessions()
  expect(sessions.map(({ isImpersonation }) => isImpersonation)).toEqual([false])
})

test('bans a user with a reason and unbans the user', async () => {
  const { page, admin, goTo } = await createOwner()
  const user = await admin.createUser(ada)
  await user.createSession({ expiresInMillis: 3_600_000 })
  await goTo(`/users/${user.id}`)
  await page.getByRole('button', { name: 'Ban user' }).click()
  await dialogOf(page).getByLabel('Reason').fill('Spam')
  await dialogOf(page).getByRole('button', { name: 'Ban user' }).click()
  await page.getByText('Reason: Spam').waitFor()
  expect(await user.getBan()).toMatchObject({ isBanned: true, reason: 'Spam' })
  expect(await user.listSessions()).toEqual([])

  await confirm(page, 'Unban user', 'Unban user')
  await page.getByText('This user can sign in.').waitFor()
  expect(await user.getBan()).toMatchObject({ isBanned: false })
})

test('shows a generated password once', async () => {
  const { page, admin, goTo } = await createOwner()
  const user = await admin.createUser(ada)
  await goTo(`/users/${user.id}`)
  await page.getByRole('button', { name: 'Generate password' }).click()
  await dialogOf(page).getByRole('button', { name: 'Generate password' }).click()
  const password = await dialogOf(page).getByLabel('Generated password').inputValue()
  expect(password).toHaveLength(20)
  await dialogOf(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Change password' }).waitFor()
  expect(await page.content()).not.toContain(password)
})

test('emails a link to the password reset page of the app', async () => {
  const { page, admin, goTo } = await createOwner()
  const domain = 'https://app.example.com'
  const project = await admin.getProject()
  await project.update({ config: { domains: [{ domain, handlerPath: '/auth/' }] } })
  const user = await admin.createUser({ ...ada, password: 'correct horse battery' })
  await goTo(`/users/${user.id}`)
  await page.getByRole('button', { name: 'Email reset link' }).click()
  await dialogOf(page).getByText(`${domain}/auth/password-reset`).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Send email' }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
  const [sentEmail] = await admin.listSentEmails()
  const subject = 'Reset your password for Engines'
  expect(sentEmail).toMatchObject({ subject, to: ['ada@example.com'] })
})
