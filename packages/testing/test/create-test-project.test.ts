import { expect, it } from 'vitest'
import { createTestProject } from '../src/index.js'
import { createClient, signUp } from './client.js'

it('createTestProject creates isolated projects', async () => {
  const [first, second] = [await createTestProject(), await createTestProject()]
  expect((await signUp(first, 'ada@example.com')).status).toBe(200)
  expect((await signUp(second, 'ada@example.com')).status).toBe(200)
  await first.inbox.next({ to: 'ada@example.com' })
  await second.inbox.next({ to: 'ada@example.com' })
  expect(await first.inbox.list()).toHaveLength(1)
})

it('createTestProject creates a project from a seed', async () => {
  const project = await createTestProject({
    displayName: 'Acme',
    config: { signUpEnabled: false },
    users: [{ email: 'ada@example.com', password: 'correct horse' }],
  })
  const client = createClient(project)
  expect(await (await client.send('GET', '/projects/current')).json()).toMatchObject({
    display_name: 'Acme',
    config: { sign_up_enabled: false },
  })
  const credentials = { email: 'ada@example.com', password: 'correct horse' }
  expect((await client.send('POST', '/auth/password/sign-in', credentials)).status).toBe(200)
  expect((await signUp(project, 'bob@example.com')).headers.get('x-stack-known-error')).toBe(
    'SIGN_UP_NOT_ENABLED',
  )
})

it('inbox.next returns each email once, in order, with a valid code', async () => {
  const project = await createTestProject()
  await signUp(project, 'ada@example.com')
  const email = await project.inbox.next({ to: 'ada@example.com' })
  expect(email).toMatchObject({
    from: { name: expect.any(String), email: 'noreply@localhost.example' },
    to: ['ada@example.com'],
    template: 'email_verification',
  })
  expect(email.sentAt).toBeInstanceOf(Date)
  expect(new URL(email.link).searchParams.get('code')).toBe(email.code)
  const verified = await createClient(project).send('POST', '/contact-channels/verify', {
    code: email.code,
  })
  expect(verified.status).toBe(200)
  await expect(project.inbox.next({ to: 'ada@example.com', timeoutMillis: 0 })).rejects.toThrow(
    'No email to ada@example.com arrived within 0 ms.',
  )
})

it('inbox.next gives emails to waiting calls in order', async () => {
  const project = await createTestProject()
  const to = 'ada@example.com'
  const both = Promise.all([project.inbox.next({ to }), project.inbox.next({ to })])
  await signUp(project, to)
  await createClient(project).send('POST', '/auth/password/send-reset-code', {
    email: to,
    callback_url: 'http://localhost:4711/handler/password-reset',
  })
  expect((await both).map(({ template }) => template)).toEqual([
    'email_verification',
    'password_reset',
  ])
  const wait = { to, timeoutMillis: 0 }
  const none = await Promise.allSettled([project.inbox.next(wait), project.inbox.next(wait)])
  expect(none.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('clock.advance affects a single project: a code expires after eight days', async () => {
  const [project, other] = [await createTestProject(), await createTestProject()]
  await signUp(project, 'ada@example.com')
  await signUp(other, 'ada@example.com')
  await project.clock.advance('8d')
  const check = async ({ inbox, ...rest }: typeof project) => {
    const { code } = await inbox.next({ to: 'ada@example.com' })
    const path = '/contact-channels/verify/check-code'
    const response = await createClient({ inbox, ...rest }).send('POST', path, { code })
    return response.headers.get('x-stack-known-error')
  }
  expect(await check(project)).toBe('VERIFICATION_CODE_EXPIRED')
  expect(await check(other)).toBeNull()
})

it('createTestProject rejects an invalid seed and a URL without a service', async () => {
  await expect(createTestProject({ id: 'shop' })).rejects.toThrow(
    /- id: must be 'internal' or a UUID of version 4/,
  )
  await expect(createTestProject({}, 'http://127.0.0.1:9')).rejects.toThrow(
    /No Latchkey service responds at http:\/\/127\.0\.0\.1:9/,
  )
})
