import { ClientApp } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { expect, test } from 'vitest'

test('sends a verification email whose code works', async () => {
  const project = await createTestProject()
  const app = new ClientApp({ ...project, tokenStore: 'memory' })
  await app.signUpWithPassword({
    email: 'ada@example.com',
    password: 'correct horse',
    callbackUrl: 'http://localhost:3000/handler/email-verification',
    noRedirect: true,
  })
  const { code } = await project.inbox.next({ to: 'ada@example.com' })
  const result = await app.verifyEmail(code ?? '')
  expect(result.status).toBe('ok')
})

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada' }

test('signs in a user with an account', async () => {
  const project = await createTestProject({ users: [ada] })
  const { user, headers } = await project.signedIn(ada)
  expect(user.displayName).toBe('Ada')
  expect(headers).toHaveProperty('x-stack-auth')
})

test('rejects a password reset code after a week', async () => {
  const project = await createTestProject({ users: [ada] })
  const { app, user } = await project.signedIn(ada)
  await app.sendForgotPasswordEmail(ada.email, { callbackUrl: 'http://localhost:3000/reset' })
  const { code } = await project.inbox.next({ to: ada.email })
  await project.clock.advance('8d')
  const result = await app.verifyPasswordResetCode(code ?? '')
  expect(result.status === 'error' && result.error.code).toBe('VERIFICATION_CODE_EXPIRED')
  expect(user.primaryEmail).toBe(ada.email)
})

test('repeats a request whose response was lost', async () => {
  const project = await createTestProject({ users: [ada] })
  const { user } = await project.signedIn(ada)
  await project.faults.on('GET /teams', { kind: 'lost-answer' }, { times: 1 })
  expect(await user.listTeams()).toEqual([])
  expect(await project.faults.list()).toMatchObject([{ route: 'GET /teams', hits: 1 }])
  await project.faults.reset()
})
