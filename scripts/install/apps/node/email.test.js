import { ClientApp } from '@latchkey/core'
import { createTestProject } from '@latchkey/testing'
import { expect, test } from 'vitest'

test('a new account receives a verification email', async () => {
  const project = await createTestProject()
  const app = new ClientApp({ ...project, tokenStore: 'memory' })
  await app.signUpWithCredential({
    email: 'ada@example.com',
    password: 'correct horse',
    callbackUrl: 'http://localhost:3000/handler/email-verification',
    noRedirect: true,
  })
  const email = await project.inbox.next({ to: 'ada@example.com' })
  expect(email.template).toBe('email_verification')
})
