import { ServerApp } from '@latchkey/core/server'
import { offlineProject, refusal, signedIn, signedOut } from '@latchkey/testing'
import { expect, test } from 'vitest'

/** The server under test. */
const app = new ServerApp(offlineProject)
async function handle(request: Request): Promise<Response> {
  const auth = await app.authenticate(request)
  if (auth.status === 'signed-out') return new Response(auth.reason, { status: 401 })
  return Response.json({ of: (await auth.getUser())?.displayName })
}

test('rejects signed-out requests', async () => {
  const { headers } = await signedIn({ displayName: 'Ada' })
  const response = await handle(new Request('http://localhost/orders', { headers }))
  expect(await response.json()).toEqual({ of: 'Ada' })
  expect((await handle(new Request('http://localhost/orders'))).status).toBe(401)
})

test('rejects a wrong password', async () => {
  const wrong = refusal('EMAIL_PASSWORD_MISMATCH')
  const { app } = signedOut({ answers: { 'POST /auth/password/sign-in': wrong } })
  const result = await app.signInWithPassword({ email: 'ada@example.com', password: 'wrong' })
  expect(result.status === 'error' && result.error.code).toBe('EMAIL_PASSWORD_MISMATCH')
})
