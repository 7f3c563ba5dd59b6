import { ClientApp } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'

it('signs a user up in jsdom, with the service that the setup started', async () => {
  const project = await createTestProject()
  const app = new ClientApp({ ...project, tokenStore: 'memory' })
  const account = { email: 'ada@example.com', password: 'correct horse 9 battery' }
  expect(await app.signUpWithPassword({ ...account, noRedirect: true })).toMatchObject({
    status: 'ok',
  })
  expect(await app.getUser()).toMatchObject({ primaryEmail: account.email })
  expect(document.body).not.toBeNull()
})

it('gives a test a signed-in user', async () => {
  const project = await createTestProject()
  const { user } = await project.signedIn({ email: 'ada@example.com' })
  expect(user.primaryEmail).toBe('ada@example.com')
})
