import { expect, test } from './test.js'

test.use({ projectSeed: { config: { magicLinkEnabled: true } } })

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }

test.describe('a test with users', () => {
  test.use({ users: [ada] })

  for (const number of [1, 2, 3])
    test(`starts with only its own users, run ${number}`, async ({ page, project, signedIn }) => {
      await signedIn({ email: `${number}@example.com`, displayName: `Number ${number}` })
      await page.goto('/')
      await expect(page.getByRole('heading')).toHaveText(`Hello Number ${number}`)
      expect(await project.inbox.list()).toEqual([])
      await page.getByRole('button', { name: 'Send a magic link' }).click()
      await project.inbox.next({ to: ada.email })
      expect(await project.inbox.list()).toHaveLength(1)
    })

  test('starts with users who can sign in', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading')).toHaveText('Signed out')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password').fill(ada.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading')).toHaveText('Hello Ada')
  })
})

test('advancing the clock of a project ends its sessions', async ({ page, project, signedIn }) => {
  await signedIn(ada)
  await project.clock.advance('370d')
  await page.goto('/')
  await expect(page.getByRole('heading')).toHaveText('Signed out')
})

test('a fault of a project affects its page', async ({ page, project, signedIn }) => {
  await signedIn(ada)
  await project.faults.on('GET /users/me', { kind: 'drop' }, { times: 1 })
  await page.goto('/')
  await expect(page.getByRole('heading')).toHaveText('Hello Ada')
  expect(await project.faults.list()).toMatchObject([{ hits: 1 }])
})
