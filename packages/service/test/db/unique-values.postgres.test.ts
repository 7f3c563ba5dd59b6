import { describe, expect, it } from 'vitest'
import {
  openTestProject,
  PASSWORD,
  signUp,
  type CallResponse,
  uniqueEmail,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { requestCode, CALLBACK, statusesOf } from '../support/sign-in.js'
import { openTeam } from '../support/teams.js'

// Unique indexes decide which of several concurrent requests gets a value.

const service = await setupTestService()
const project = await openTestProject(service, { config: { magicLinkEnabled: true } })

const repeat = (times: number, request: () => Promise<CallResponse>) =>
  Promise.all(Array.from({ length: times }, request))
/** Returns the codes of the rejected requests. */
const codesOf = (responses: readonly CallResponse[]) => responses.flatMap(({ code }) => code ?? [])

describe('POST /auth/password/sign-up', () => {
  it('creates one user for concurrent requests with the same email address', async () => {
    const body = {
      email: 'race@example.com',
      password: PASSWORD,
      verification_callback_url: CALLBACK,
    }
    const responses = await repeat(5, () =>
      project.call('POST', '/auth/password/sign-up', { body }),
    )
    expect(statusesOf(responses)).toEqual([200, 409, 409, 409, 409])
    expect(codesOf(responses)).toEqual(Array(4).fill('USER_EMAIL_ALREADY_EXISTS'))
  })

  it('creates one user for concurrent requests with spellings of one email address', async () => {
    const spellings = ['Spelled@example.com', 'spelled@example.com', 'SPELLED@EXAMPLE.COM']
    const responses = await Promise.all(
      spellings.map((email) => {
        const body = { email, password: PASSWORD, verification_callback_url: CALLBACK }
        return project.call('POST', '/auth/password/sign-up', { body })
      }),
    )
    expect(statusesOf(responses)).toEqual([200, 409, 409])
  })
})

describe('POST /auth/otp/sign-in', () => {
  it('creates one user for concurrent requests with two codes of one email address', async () => {
    const email = uniqueEmail()
    const first = await requestCode(service, project, email)
    service.clock.now += 1
    const second = await requestCode(service, project, email)
    const responses = await Promise.all(
      [first, second].map(({ code }) =>
        project.call('POST', '/auth/otp/sign-in', { body: { code } }),
      ),
    )
    // A sign-in voids the other code, which may happen before the other request has checked or used that code.
    const signedIn = responses.filter(({ status }) => status === 200)
    const voided = responses.filter(
      ({ code }) =>
        code === 'VERIFICATION_CODE_EXPIRED' || code === 'VERIFICATION_CODE_ALREADY_USED',
    )
    expect(signedIn.length + voided.length).toBe(2)
    expect(new Set(signedIn.map(({ body }) => body['user_id'])).size).toBe(1)
    expect(signedIn.filter(({ body }) => body['is_new_user'])).toHaveLength(1)
    const listed = await project.call('GET', `/users?query=${encodeURIComponent(email)}`, {
      access: 'server',
    })
    expect(listed.body['items']).toHaveLength(1)
  })
})

describe('POST /users', () => {
  it('creates one user for concurrent requests with the same sign-in email address', async () => {
    const body = { primary_email: uniqueEmail(), primary_email_auth_enabled: true }
    const responses = await repeat(5, () =>
      project.call('POST', '/users', { access: 'server', body }),
    )
    expect(statusesOf(responses)).toEqual([201, 409, 409, 409, 409])
    expect(codesOf(responses)).toEqual(Array(4).fill('USER_EMAIL_ALREADY_EXISTS'))
  })
})

describe('POST /contact-channels', () => {
  const channel = (fields: object) => ({
    user_id: 'me',
    type: 'email',
    value: uniqueEmail(),
    used_for_auth: false,
    ...fields,
  })

  it('leaves one primary address after concurrent requests', async () => {
    const user = await signUp(project)
    const responses = await repeat(4, () =>
      project.call('POST', '/contact-channels', { ...user, body: channel({ is_primary: true }) }),
    )
    expect(statusesOf(responses)).toEqual([201, 201, 201, 201])
    const { body } = await project.call('GET', '/contact-channels?user_id=me', user)
    const channels = body['items'] as { is_primary: boolean }[]
    expect(channels.filter(({ is_primary }) => is_primary)).toHaveLength(1)
  })

  it('gives a sign-in address to one of several users who get it verified concurrently', async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => signUp(project)))
    const body = channel({ used_for_auth: true, is_verified: true })
    const responses = await Promise.all(
      users.map(({ id }) =>
        project.call('POST', '/contact-channels', {
          access: 'server',
          body: { ...body, user_id: id },
        }),
      ),
    )
    expect(statusesOf(responses)).toEqual([201, 409, 409, 409])
    expect(codesOf(responses)).toEqual(
      Array(3).fill('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'),
    )
  })
})

describe('POST /team-memberships', () => {
  it('adds a member once for concurrent requests', async () => {
    const [creator, member] = [await signUp(project), await signUp(project)]
    const path = `/team-memberships/${await openTeam(project, creator)}/${member.id}`
    const responses = await repeat(3, () =>
      project.call('POST', path, { access: 'server', body: {} }),
    )
    expect(statusesOf(responses)).toEqual([201, 409, 409])
  })
})
