import { expect, test } from './test.js'

test.use({ projectSeed: { config: { magicLinkEnabled: true } } })

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }

test.describe('a test begins', () => {
  test.use({ users: [ada] })

  for (const number of [1, 2, 3])
    test(`with its users only, ${number}`, async ({ page, project, signedIn }) => {
      await signedIn({ email: `${number}@example.com`, displayName: `Number ${number}` })
      await page.goto('/')
      await expect(page.getByRole('heading')).toHaveText(`Hello Number ${number}`)
      expect(await project.inbox.list()).toEqual([])
      await page.getByRole('button', { name: 'Sign in by mail' }).click()
      await project.inbox.next({ to: ada.email })
      expect(await project.inbox.list()).toHaveLength(1)
    })

  test('with users who can sign in', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading')).toHaveText('Nobody is here')
    await page.getByLabel('E-mail').fill(ada.email)
    await page.getByLabel('Password').fill(ada.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading')).toHaveText('Hello Ada')
  })
})

test('the clock of a project ends its sessions', async ({ page, project, signedIn }) => {
  await signedIn(ada)
  await project.clock.advance('370d')
  await page.goto('/')
  await expect(page.getByRole('heading')).toHaveText('Nobody is here')
})

test('a fault of a project befalls its page', async ({ page, project, signedIn }) => {
  await signedIn(ada)
  await project.faults.on('GET /users/me', { kind: 'drop' }, { times: 1 })
  await page.goto('/')
  await expect(page.getByRole('heading')).toHaveText('Hello Ada')
  expect(await project.faults.list()).toMatchObject([{ hits: 1 }])
})
