import { describe, expect, it } from 'vitest'
import { signInWithProvider } from '../support/oauth.js'
import { newestMail, PASSWORD, signUp, type TestUser, uniqueEmail } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { requestCode, CALLBACK } from '../support/sign-in.js'
import { addressCalls, openAddressProject } from './address-calls.js'

const TAKEN = 'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE'

const service = await setupTestService()
const project = await openAddressProject(service)

const { post, signIn, add, change, channelsOf, verify } = addressCalls(service, project)
const channelOf = async (user: { id: string }, value: string) =>
  (await channelsOf(user)).find((channel) => channel['value'] === value)

/** An account of a stranger, and the address of another person that the stranger has added to it. */
async function attack(): Promise<{ attacker: TestUser; victim: string; added: unknown }> {
  const attacker = await signUp(project)
  const victim = uniqueEmail()
  const { body, status } = await add(attacker, victim)
  expect([status, body['used_for_auth'], body['is_verified']]).toEqual([201, true, false])
  return { attacker, victim, added: body['id'] }
}

describe('an unverified address that a stranger added', () => {
  it('does not block the sign-up of its owner, and loses its flag', async () => {
    const { attacker, victim } = await attack()
    const owner = await signUp(project, { email: victim })
    expect(owner.id).not.toBe(attacker.id)
    expect((await signIn(victim)).body['user_id']).toBe(owner.id)
    expect(await channelOf(attacker, victim)).toMatchObject({
      used_for_auth: false,
      is_verified: false,
    })
  })

  it.each([
    ['a change of an address', { value: true }],
    ['another primary address', { value: true, is_primary: true }],
  ])('does not sign in and receives no reset after %s', async (_what, fields) => {
    const attacker = await signUp(project)
    const victim = uniqueEmail()
    const [own] = await channelsOf(attacker)
    const changed = await change(attacker, own?.['id'], { ...fields, value: victim })
    expect(changed.body).toMatchObject({ used_for_auth: true, is_verified: false, value: victim })
    expect((await signIn(victim)).code).toBe('EMAIL_PASSWORD_MISMATCH')
    await post('/auth/password/send-reset-code', { email: victim, callback_url: CALLBACK })
    expect(await newestMail(service, project.id, victim)).toBeUndefined()
  })

  it('leads an emailed sign-in of its owner into a new account', async () => {
    const { attacker, victim } = await attack()
    const { code } = await requestCode(service, project, victim)
    const { body } = await post('/auth/otp/sign-in', { code })
    expect(body).toMatchObject({ is_new_user: true })
    expect(body['user_id']).not.toBe(attacker.id)
  })

  it('leads a provider sign-in of its owner into a new account', async () => {
    const { attacker, victim } = await attack()
    const { body } = await signInWithProvider(service, project, { account: victim })
    expect(body).toMatchObject({ is_new_user: true })
    const accessToken = String(body['access_token'])
    const me = await project.call('GET', '/users/me', { accessToken })
    expect(me.body['id']).not.toBe(attacker.id)
  })

  it('does not keep another user from adding and verifying it', async () => {
    const { attacker, victim } = await attack()
    const owner = await signUp(project)
    const { body, status } = await add(owner, victim)
    expect(status).toBe(201)
    await verify(victim, { userId: owner.id, id: body['id'] }, owner)
    expect((await signIn(victim)).body['user_id']).toBe(owner.id)
    expect(await channelOf(attacker, victim)).toMatchObject({ used_for_auth: false })
  })

  it('does not keep a server from creating a user with it', async () => {
    const { victim } = await attack()
    const created = await project.call('POST', '/users', {
      access: 'server',
      body: { primary_email: victim, primary_email_auth_enabled: true, password: PASSWORD },
    })
    expect(created.status).toBe(201)
    expect((await signIn(victim)).body['user_id']).toBe(created.body['id'])
  })

  it('is one of at most ten per user', async () => {
    const attacker = await signUp(project)
    const statuses: number[] = []
    for (let count = 0; count < 10; count += 1)
      statuses.push((await add(attacker, uniqueEmail())).status)
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 201), 400])
    const body = { user_id: attacker.id, type: 'email', value: uniqueEmail(), used_for_auth: false }
    expect(
      (await project.call('POST', '/contact-channels', { access: 'server', body })).status,
    ).toBe(201)
  })
})

describe('the address that an account was created with', () => {
  it('is reserved before it is verified', async () => {
    const { email } = await signUp(project)
    const again = await post('/auth/password/sign-up', {
      email,
      password: PASSWORD,
      verification_callback_url: CALLBACK,
    })
    expect([again.status, again.code]).toEqual([409, 'USER_EMAIL_ALREADY_EXISTS'])
    const other = await signUp(project)
    expect((await add(other, email)).code).toBe(TAKEN)
  })
})
