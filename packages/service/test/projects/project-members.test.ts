import { describe, expect, it } from 'vitest'
import { openOwner, type Owner } from '../support/owner.js'
import { newestMail, signUp, uniqueEmail, type CallResponse } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK, proveEmail, requestCode, switchConfig } from '../support/sign-in.js'
import { grant, idsOf, join, openTeam } from '../support/teams.js'

const service = await setupTestService()
const first = await openOwner(service)
const { internal } = first

const MEMBERS = '/latchkey/project-members'
const INVITATIONS = '/latchkey/project-invitations'
const PATH = '/internal/projects/current'
const LATCHKEY = { 'X-Stack-Client-Version': 'js @latchkey/core@1.0.0' }

type Role = 'owner' | 'developer' | 'support' | 'read_only'

/** Opens an owner with a project. */
async function openManaged() {
  const owner = await openOwner(service, first)
  const id = String((await owner.create({ display_name: 'Engines' })).body['id'])
  return { owner, id }
}

/** The events of the audit log are in the order of their times. */
const tick = () => {
  service.clock.now += 1
}

function invite(owner: Owner, id: string, role: Role, emails: string[]) {
  tick()
  return owner.call(id, 'POST', INVITATIONS, { body: { emails, role, callback_url: CALLBACK } })
}

const codeFor = async (email: string) => (await newestMail(service, 'internal', email))?.code ?? ''

function accept(person: Owner, code: string) {
  tick()
  return internal.call('POST', '/team-invitations/accept', {
    accessToken: person.user.accessToken,
    body: { code },
  })
}

/** Invites a new person, who accepts. */
async function addColleague(owner: Owner, id: string, role: Role): Promise<Owner> {
  const colleague = await openOwner(service, first)
  await invite(owner, id, role, [colleague.user.email])
  await accept(colleague, await codeFor(colleague.user.email))
  return colleague
}

function change(owner: Owner, id: string, memberId: string, role: Role) {
  tick()
  return owner.call(id, 'PATCH', `${MEMBERS}/${memberId}`, { body: { role } })
}

const itemsOf = ({ body }: CallResponse) => body['items'] as Record<string, unknown>[]
const answerOf = ({ status, code }: CallResponse) => [status, code]

async function rolesOf(owner: Owner, id: string): Promise<Record<string, unknown>> {
  const members = itemsOf(await owner.call(id, 'GET', MEMBERS))
  return Object.fromEntries(members.map((member) => [member['user_id'], member['role']]))
}

/** Returns the events about members, oldest first. */
async function memberEvents(owner: Owner, id: string) {
  const log = itemsOf(await owner.call(id, 'GET', '/latchkey/audit-log'))
  return log
    .filter(({ action }) => String(action).startsWith('team_'))
    .map(({ action, actor, details }) => ({ action, actor, details }))
    .toReversed()
}

async function teamOf(owner: Owner, id: string): Promise<string> {
  const { body } = await owner.call(id, 'GET', PATH)
  return String(body['owner_team_id'])
}

/** Removes a member from a team as a member does, by default the member itself. */
const leaveTeam = (teamId: string, member: Owner, by = member) =>
  internal.call('DELETE', `/team-memberships/${teamId}/${member.user.id}`, {
    accessToken: by.user.accessToken,
    body: {},
  })

async function openAnonymous(): Promise<Owner> {
  const { body } = await internal.call('POST', '/auth/anonymous/sign-up')
  const accessToken = String(body['access_token'])
  return { ...first, user: { ...first.user, id: String(body['user_id']), accessToken } }
}

/** Transfers a project to a new team of its owner. */
async function transferAway(owner: Owner, id: string): Promise<void> {
  const teamId = await openTeam(internal, owner.user)
  const { status } = await internal.call('POST', '/internal/projects/transfer', {
    accessToken: owner.user.accessToken,
    body: { project_id: id, new_team_id: teamId },
  })
  expect(status).toBe(200)
}

/** Whether the address can sign up while the project `internal` has no sign-up. */
async function canSignUp(email: string): Promise<boolean> {
  await switchConfig(service, internal, { signUpEnabled: false, magicLinkEnabled: true })
  const { status } = await internal.call('POST', '/auth/otp/send-sign-in-code', {
    body: { email, callback_url: CALLBACK },
  })
  await switchConfig(service, internal, { signUpEnabled: true })
  return status === 200
}

const ROLE_REQUIRED = [403, 'PROJECT_ROLE_REQUIRED']
const LAST_OWNER = [400, 'LAST_PROJECT_OWNER']

describe('an invitation to a project', () => {
  it('names the inviter and the project, and gives its reader the role', async () => {
    const { owner, id } = await openManaged()
    const colleague = await openOwner(service, first)
    const { email } = colleague.user
    const response = await invite(owner, id, 'support', [email, email.toUpperCase()])
    expect(itemsOf(response)).toEqual([
      expect.objectContaining({ recipient_email: email.toUpperCase(), role: 'support' }),
    ])
    const mail = await newestMail(service, 'internal', email.toUpperCase())
    expect(mail?.text).toContain(`${owner.user.email} invited you to manage Engines`)
    const code = mail?.code ?? ''
    const details = await internal.call('POST', `${INVITATIONS}/details`, { body: { code } })
    expect(details.body).toEqual({
      project_id: id,
      project_display_name: 'Engines',
      role: 'support',
      recipient_email: email.toUpperCase(),
      recipient_has_account: true,
      inviter: owner.user.email,
    })
    expect((await accept(colleague, code)).status).toBe(200)
    expect(await rolesOf(colleague, id)).toEqual({
      [owner.user.id]: 'owner',
      [colleague.user.id]: 'support',
    })
    expect(itemsOf(await owner.call(id, 'GET', INVITATIONS))).toEqual([])
    const again = await invite(owner, id, 'owner', [email])
    expect(again.body).toEqual({ items: [], member_emails: [email] })
  })

  it('is in the audit log of the project, with the inviter and the new member as actors', async () => {
    const { owner, id } = await openManaged()
    const colleague = await addColleague(owner, id, 'developer')
    await change(owner, id, colleague.user.id, 'read_only')
    tick()
    await owner.call(id, 'DELETE', `${MEMBERS}/${colleague.user.id}`)
    const by = (person: Owner) => ({ type: 'admin', id: person.user.id, name: expect.anything() })
    const member = { team_id: expect.anything(), member_id: colleague.user.id }
    const invitation = { team_id: expect.anything(), invitation_id: expect.anything() }
    expect(await memberEvents(owner, id)).toEqual([
      {
        action: 'team_invitation.sent',
        actor: by(owner),
        details: { ...invitation, email: colleague.user.email, role: 'developer' },
      },
      { action: 'team_member.added', actor: by(colleague), details: member },
      {
        action: 'team_member.role_changed',
        actor: by(owner),
        details: {
          ...member,
          role: 'read_only',
          changes: [{ field: 'role', before: 'developer', after: 'read_only' }],
        },
      },
      { action: 'team_member.removed', actor: by(owner), details: member },
    ])
  })

  it('is replaced when it is sent again, and ends when it is revoked', async () => {
    const { owner, id } = await openManaged()
    const email = uniqueEmail()
    const [invitation] = itemsOf(await invite(owner, id, 'support', [email]))
    const earlier = await codeFor(email)
    const unknown = await internal.call('POST', `${INVITATIONS}/details`, {
      body: { code: earlier },
    })
    expect(unknown.body['recipient_has_account']).toBe(false)
    tick()
    const resend = await owner.call(
      id,
      'POST',
      `${INVITATIONS}/${String(invitation?.['id'])}/resend`,
      {
        body: { callback_url: CALLBACK },
      },
    )
    expect(itemsOf(await owner.call(id, 'GET', INVITATIONS))).toEqual([resend.body])
    const person = await openOwner(service, first)
    expect((await accept(person, earlier)).code).toBe('VERIFICATION_CODE_EXPIRED')
    const revoke = () => owner.call(id, 'DELETE', `${INVITATIONS}/${String(resend.body['id'])}`)
    expect((await revoke()).status).toBe(200)
    expect((await revoke()).code).toBe('PROJECT_INVITATION_NOT_FOUND')
    expect((await accept(person, await codeFor(email))).code).toBe('VERIFICATION_CODE_NOT_FOUND')
  })

  it('lets its address sign up by email while sign-up is off, and no other address', async () => {
    const { owner, id } = await openManaged()
    const email = uniqueEmail()
    await invite(owner, id, 'support', [email])
    await switchConfig(service, internal, { signUpEnabled: false, magicLinkEnabled: true })
    try {
      const refused = await internal.call('POST', '/auth/otp/send-sign-in-code', {
        body: { email: uniqueEmail(), callback_url: CALLBACK },
      })
      expect(refused.code).toBe('SIGN_UP_NOT_ENABLED')
      tick()
      const { code } = await requestCode(service, internal, email)
      const signedIn = await internal.call('POST', '/auth/otp/sign-in', { body: { code } })
      expect(signedIn.body).toMatchObject({ is_new_user: true })
    } finally {
      await switchConfig(service, internal, { signUpEnabled: true })
    }
  })

  it('keeps the other owners of a project without a team', async () => {
    const { owner, id } = await openManaged()
    const other = await openOwner(service, first)
    await internal.call('PATCH', `/users/${other.user.id}`, {
      access: 'server',
      body: { server_metadata: { managedProjectIds: [id] } },
    })
    await invite(owner, id, 'support', [uniqueEmail()])
    expect(await rolesOf(owner, id)).toEqual({
      [owner.user.id]: 'owner',
      [other.user.id]: 'owner',
    })
  })

  it('makes no owner of a user whose metadata names the project without owning it', async () => {
    const { owner, id } = await openManaged()
    const other = await openOwner(service, first)
    const metadata = { lastProject: id, managedProjectIds: ['another'] }
    const path = `/users/${other.user.id}`
    await internal.call('PATCH', path, { access: 'server', body: { server_metadata: metadata } })
    await invite(owner, id, 'support', [uniqueEmail()])
    expect(await rolesOf(owner, id)).toEqual({ [owner.user.id]: 'owner' })
    const { body } = await internal.call('GET', path, { access: 'server' })
    expect(body['server_metadata']).toEqual(metadata)
  })

  it('gives nothing after the project was transferred to another team', async () => {
    const { owner, id } = await openManaged()
    const person = await openOwner(service, first)
    await invite(owner, id, 'owner', [person.user.email])
    const code = await codeFor(person.user.email)
    await proveEmail(internal, person.user)
    const teamId = await teamOf(owner, id)
    const remaining = await owner.create({ owner_team_id: teamId })
    await transferAway(owner, id)
    const { body } = await internal.call('GET', '/team-invitations?user_id=me', {
      accessToken: person.user.accessToken,
    })
    const [received] = idsOf({ body })
    const responses = [
      await accept(person, code),
      await internal.call('POST', `/team-invitations/${String(received)}/accept?user_id=me`, {
        accessToken: person.user.accessToken,
      }),
    ]
    expect(responses.map(answerOf)).toEqual(
      responses.map(() => [404, 'VERIFICATION_CODE_NOT_FOUND']),
    )
    expect(await rolesOf(owner, String(remaining.body['id']))).toEqual({ [owner.user.id]: 'owner' })
  })

  it('lets its address sign up until the project is transferred to another team', async () => {
    const { owner, id } = await openManaged()
    const email = uniqueEmail()
    await invite(owner, id, 'support', [email])
    expect(await canSignUp(email)).toBe(true)
    await transferAway(owner, id)
    expect(await canSignUp(email)).toBe(false)
  })

  it('needs a user who is not anonymous, and can be accepted afterwards', async () => {
    const { owner, id } = await openManaged()
    const person = await openOwner(service, first)
    await invite(owner, id, 'owner', [person.user.email])
    const code = await codeFor(person.user.email)
    const refused = await accept(await openAnonymous(), code)
    expect(answerOf(refused)).toEqual([401, 'USER_AUTHENTICATION_REQUIRED'])
    expect((await accept(person, code)).status).toBe(200)
    expect(await rolesOf(owner, id)).toMatchObject({ [person.user.id]: 'owner' })
  })
})

describe('a role', () => {
  it('lets support help users, and nothing else', async () => {
    const { owner, id } = await openManaged()
    const support = await addColleague(owner, id, 'support')
    const { body } = await owner.call(id, 'POST', '/users', {
      body: { primary_email: uniqueEmail(), primary_email_auth_enabled: true },
    })
    const userId = String(body['id'])
    const user = `/users/${userId}`
    const email = { subject: 'Hello', html: '<p>Hello</p>' }
    const send = (to: object) =>
      support.call(id, 'POST', '/emails/send-email', { body: { ...email, ...to } })
    const patch = (change: object) => support.call(id, 'PATCH', user, { body: change })
    const allowed = [
      await support.call(id, 'GET', user),
      await patch({ primary_email_verified: true }),
      await patch({ totp_secret_base64: null }),
      await send({ user_ids: [userId] }),
      await support.call(id, 'POST', `/latchkey${user}/ban`, { body: {} }),
      await support.call(id, 'DELETE', `/latchkey${user}/ban`),
    ]
    expect(allowed.map(({ status }) => status)).toEqual(allowed.map(() => 200))
    const rejected = [
      await patch({ totp_secret_base64: 'c2VjcmV0c2VjcmV0c2VjcmV0' }),
      await patch({ primary_email_verified: true, primary_email: uniqueEmail() }),
      await patch({ password: 'another good one 7' }),
      await send({ all_users: true }),
      await support.call(id, 'DELETE', user),
      await support.call(id, 'POST', '/auth/sessions', { body: { user_id: userId } }),
      await support.call(id, 'GET', '/internal/api-keys'),
      await invite(support, id, 'read_only', [uniqueEmail()]),
      await change(support, id, support.user.id, 'owner'),
    ]
    expect(rejected.map(answerOf)).toEqual(rejected.map(() => ROLE_REQUIRED))
  })

  it('shows secrets of the project to owners and developers only', async () => {
    const { owner, id } = await openManaged()
    const password = 'the-mail-password'
    const clientSecret = 'the-client-secret'
    await owner.call(id, 'PATCH', PATH, {
      body: {
        config: {
          oauth_providers: [
            { id: 'github', type: 'standard', client_id: 'id', client_secret: clientSecret },
          ],
          email_config: {
            type: 'standard',
            host: 'mail.example.com',
            port: 587,
            username: 'engines',
            password,
            sender_name: 'Engines',
            sender_email: 'engines@example.com',
          },
        },
      },
    })
    const secretsFor: Partial<Record<Role, unknown[]>> = {}
    for (const role of ['developer', 'support', 'read_only'] as const) {
      const person = await addColleague(owner, id, role)
      const listed = await internal.call('GET', '/internal/projects', {
        accessToken: person.user.accessToken,
        headers: LATCHKEY,
      })
      expect(listed.body['items']).toMatchObject([{ id, role }])
      const texts = [listed.text, (await person.call(id, 'GET', PATH)).text]
      secretsFor[role] = texts.map((text) => [password, clientSecret].map((s) => text.includes(s)))
    }
    const all = [true, true]
    const none = [false, false]
    expect(secretsFor).toEqual({
      developer: [all, all],
      support: [none, none],
      read_only: [none, none],
    })
  })

  it('is named to clients of this repository only', async () => {
    const { owner, id } = await openManaged()
    expect((await owner.call(id, 'GET', PATH)).body).not.toHaveProperty('role')
    const { body } = await owner.call(id, 'GET', PATH, { headers: LATCHKEY })
    expect(body['role']).toBe('owner')
  })

  it('changes with the next request', async () => {
    const { owner, id } = await openManaged()
    const colleague = await addColleague(owner, id, 'owner')
    const listKeys = () => colleague.call(id, 'GET', '/internal/api-keys')
    expect((await listKeys()).status).toBe(200)
    expect((await change(owner, id, colleague.user.id, 'support')).body).toMatchObject({
      user_id: colleague.user.id,
      role: 'support',
    })
    expect(answerOf(await listKeys())).toEqual(ROLE_REQUIRED)
    const remove = () => owner.call(id, 'DELETE', `${MEMBERS}/${colleague.user.id}`)
    expect((await remove()).status).toBe(200)
    expect((await remove()).code).toBe('PROJECT_MEMBER_NOT_FOUND')
    expect((await listKeys()).code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  })

  it('of the last owner stays', async () => {
    const { owner, id } = await openManaged()
    const self = owner.user.id
    expect(answerOf(await change(owner, id, self, 'support'))).toEqual(LAST_OWNER)
    const colleague = await addColleague(owner, id, 'developer')
    const { body } = await owner.call(id, 'GET', PATH)
    const leave = () =>
      internal.call('DELETE', `/team-memberships/${String(body['owner_team_id'])}/me`, {
        accessToken: owner.user.accessToken,
        body: {},
      })
    const rejected = [
      await change(owner, id, self, 'developer'),
      await owner.call(id, 'DELETE', `${MEMBERS}/${self}`),
      await leave(),
    ]
    expect(rejected.map(answerOf)).toEqual(rejected.map(() => LAST_OWNER))
    await change(owner, id, colleague.user.id, 'owner')
    expect((await change(owner, id, self, 'developer')).status).toBe(200)
    expect((await leave()).status).toBe(200)
    expect(await rolesOf(colleague, id)).toEqual({ [colleague.user.id]: 'owner' })
  })

  it('of the last owner stays although an anonymous member has the permission of an owner', async () => {
    const { owner, id } = await openManaged()
    const colleague = await addColleague(owner, id, 'developer')
    const teamId = await teamOf(owner, id)
    const anonymous = await openAnonymous()
    await join(internal, teamId, anonymous.user)
    await grant(internal, { teamId, userId: anonymous.user.id }, 'team_admin')
    const rejected = [
      await change(owner, id, owner.user.id, 'developer'),
      await owner.call(id, 'DELETE', `${MEMBERS}/${owner.user.id}`),
      await leaveTeam(teamId, owner),
    ]
    expect(rejected.map(answerOf)).toEqual(rejected.map(() => LAST_OWNER))
    expect((await leaveTeam(teamId, anonymous, owner)).status).toBe(200)
    await change(owner, id, colleague.user.id, 'owner')
    expect((await leaveTeam(teamId, owner)).status).toBe(200)
  })

  it.each(['project', 'team'])(
    'cannot be regained with an invitation from before a removal from the %s',
    async (from) => {
      const { owner, id } = await openManaged()
      const person = await openOwner(service, first)
      await invite(owner, id, 'owner', [person.user.email])
      const code = await codeFor(person.user.email)
      const teamId = await teamOf(owner, id)
      await join(internal, teamId, person.user)
      const removal =
        from === 'project'
          ? await owner.call(id, 'DELETE', `${MEMBERS}/${person.user.id}`)
          : await leaveTeam(teamId, person, owner)
      expect(removal.status).toBe(200)
      expect((await accept(person, code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
      expect(await rolesOf(owner, id)).toEqual({ [owner.user.id]: 'owner' })
    },
  )

  it('can still be accepted after a removal from the team failed', async () => {
    const { owner, id } = await openManaged()
    const person = await openOwner(service, first)
    await invite(owner, id, 'support', [person.user.email])
    const removal = await leaveTeam(await teamOf(owner, id), person, owner)
    expect(removal.code).toBe('TEAM_MEMBERSHIP_NOT_FOUND')
    expect((await accept(person, await codeFor(person.user.email))).status).toBe(200)
  })

  it('cannot be raised with an invitation from before', async () => {
    const { owner, id } = await openManaged()
    const colleague = await addColleague(owner, id, 'owner')
    const other = await addColleague(owner, id, 'owner')
    const { body } = await owner.call(id, 'GET', PATH)
    await internal.call('DELETE', `/team-memberships/${String(body['owner_team_id'])}/me`, {
      accessToken: other.user.accessToken,
      body: {},
    })
    await invite(owner, id, 'owner', [other.user.email])
    const code = await codeFor(other.user.email)
    await join(internal, String(body['owner_team_id']), other.user)
    await change(owner, id, other.user.id, 'support')
    expect((await accept(other, code)).code).toBe('VERIFICATION_CODE_NOT_FOUND')
    expect(await rolesOf(owner, id)).toMatchObject({
      [colleague.user.id]: 'owner',
      [other.user.id]: 'support',
    })
  })

  it('is needed for the team that owns the project, too', async () => {
    const { owner, id } = await openManaged()
    const developer = await addColleague(owner, id, 'developer')
    const { body } = await owner.call(id, 'GET', PATH)
    const send = (accessToken: string) =>
      internal.call('POST', '/team-invitations/send-code', {
        accessToken,
        body: { team_id: body['owner_team_id'], email: uniqueEmail(), callback_url: CALLBACK },
      })
    expect((await send(developer.user.accessToken)).code).toBe('TEAM_PERMISSION_REQUIRED')
    expect((await send(owner.user.accessToken)).status).toBe(200)
    const plain = await signUp(internal)
    expect((await send(plain.accessToken)).code).toBe('TEAM_MEMBERSHIP_NOT_FOUND')
  })
})
