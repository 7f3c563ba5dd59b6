import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../src/db/connect.js'
import {
  contactChannels,
  projects,
  sessions,
  teamMemberships,
  teams,
  users,
  webhookEndpoints,
} from '../src/db/schema.js'
import { forgetImported } from '../src/domain/imported-passwords.js'
import { inLine } from './support/in-line.js'
import { meanwhile } from './support/meanwhile.js'
import { codeOf, exchange, openSharedProject, userOf, visit } from './support/oauth.js'
import {
  openTestProject,
  PASSWORD,
  signUp,
  type Answered,
  type TestProject,
  type TestUser,
} from './support/project.js'
import { openTestService, START, type TestService } from './support/service.js'
import { askForCode, attemptOf, requireTotp, statusesOf, totpAt } from './support/sign-in.js'
import {
  define,
  grant,
  idsOf,
  invite,
  join,
  openTeam,
  webhookEventsSince,
} from './support/teams.js'

let service: TestService
let project: TestProject
beforeAll(async () => {
  service = await openTestService()
  project = await openSharedProject(service, { magicLinkEnabled: true })
})
afterAll(() => service.close())
beforeEach(() => {
  service.clock.now = START
})

/** Of calls that wait for each other the database fails one, which is answered with 500. */
async function together(
  hold: (db: Database) => Promise<unknown>,
  calls: readonly (() => Promise<Answered>)[],
): Promise<Answered[]> {
  const answers = await inLine(service, hold, calls)
  expect(service.reports.splice(0)).toEqual([])
  return answers
}

const asServer = (method: string, path: string, body?: unknown) => () =>
  project.call(method, path, { access: 'server', body })

const holdUser = (id: string) => (db: Database) =>
  db.select().from(users).where(eq(users.id, id)).for('update')
const remove = ({ id }: { id: string }) => asServer('DELETE', `/users/${id}`)

describe('a user that is deleted', () => {
  it('while selecting a team is gone', async () => {
    const user = await signUp(project)
    const body = { selected_team_id: await openTeam(project, user) }
    const isMember = eq(teamMemberships.userId, user.id)
    const answers = await together(
      (db) => db.select().from(teamMemberships).where(isMember).for('update'),
      [remove(user), () => project.call('PATCH', '/users/me', { ...user, body })],
    )
    expect(answers[0]?.status).toBe(200)
    expect((await remove(user)()).code).toBe('USER_NOT_FOUND')
  })

  it('while joining a team is told to have left it, where that was told', async () => {
    const user = await signUp(project)
    const teamId = await openTeam(project)
    const told = await webhookEventsSince(service, project)
    await together(holdUser(user.id), [
      asServer('POST', `/team-memberships/${teamId}/${user.id}`, {}),
      remove(user),
    ])
    const types = (await told()).map(([type]) => type.replace('team_membership.', ''))
    const count = (type: string) => types.filter((one) => one === type).length
    expect(count('deleted')).toBe(count('created'))
    expect(count('user.deleted')).toBe(1)
  })

  it('while completing a sign-in with a second factor is gone', async () => {
    const user = await signUp(project)
    await requireTotp(project, user)
    const given = { email: user.email, password: PASSWORD }
    const stopped = await project.call('POST', '/auth/password/sign-in', { body: given })
    const body = { code: attemptOf(stopped), type: 'totp', totp: totpAt(service.clock.now) }
    const [removed] = await together(holdUser(user.id), [
      remove(user),
      () => project.call('POST', '/auth/mfa/sign-in', { body }),
    ])
    expect(removed?.status).toBe(200)
  })

  it('while exchanging a code of a provider is gone', async () => {
    const account = `${crypto.randomUUID()}@example.com`
    const first = codeOf(await visit(service, project, { account }))
    const user = await userOf(project, await exchange(project, first))
    const code = codeOf(await visit(service, project, { account }))
    const id = String(user['id'])
    const [removed] = await together(holdUser(id), [remove({ id }), () => exchange(project, code)])
    expect(removed?.status).toBe(200)
  })
})

describe('a user that is changed twice at once', () => {
  it('gets an address by both ways once', async () => {
    const user = await signUp(project)
    const value = `${crypto.randomUUID()}@example.com`
    const channel = { user_id: 'me', type: 'email', value, used_for_auth: false }
    const answers = await together(holdUser(user.id), [
      asServer('PATCH', `/users/${user.id}`, { primary_email: value }),
      () => project.call('POST', '/contact-channels', { ...user, body: channel }),
    ])
    expect(answers[0]?.status).toBe(200)
    const held = await service.ctx.db.$count(contactChannels, eq(contactChannels.userId, user.id))
    expect(held).toBe(1)
  })

  it('gets a password by both ways', async () => {
    const { code } = await askForCode(service, project, `${crypto.randomUUID()}@example.com`)
    const { body } = await project.call('POST', '/auth/otp/sign-in', { body: { code } })
    const id = String(body['user_id'])
    const accessToken = String(body['access_token'])
    const [changed] = await together(holdUser(id), [
      asServer('PATCH', `/users/${id}`, { password: 'another horse 8 battery' }),
      () =>
        project.call('POST', '/auth/password/set', { accessToken, body: { password: PASSWORD } }),
    ])
    expect(changed?.status).toBe(200)
  })
})

describe('a team that is deleted', () => {
  it('while an invitation to it is accepted is gone', async () => {
    const guest = await signUp(project)
    const teamId = await openTeam(project)
    const { code } = await invite(service, project, { teamId, email: guest.email })
    const answers = await together(
      (db) => db.select().from(teams).where(eq(teams.id, teamId)).for('update'),
      [
        asServer('DELETE', `/teams/${teamId}`),
        () => project.call('POST', '/team-invitations/accept', { ...guest, body: { code } }),
      ],
    )
    expect(answers[0]?.status).toBe(200)
    expect([200, 404]).toContain(answers[1]?.status)
    const list = await project.call('GET', '/teams?user_id=me', guest)
    expect(idsOf(list)).toEqual([])
  })
})

describe('two members that remove each other at once', () => {
  const removeFrom = (teamId: string, who: TestUser, by: TestUser) =>
    project.call('DELETE', `/team-memberships/${teamId}/${who.id}`, by)

  it('are not both gone', async () => {
    const [one, other] = [await signUp(project), await signUp(project)]
    const teamId = await openTeam(project, one)
    await join(project, teamId, other)
    await grant(project, { teamId, userId: other.id }, '$remove_members')
    meanwhile(service, () => removeFrom(teamId, one, other))
    const late = await removeFrom(teamId, other, one)
    expect([late.status, late.code]).toEqual([404, 'TEAM_MEMBERSHIP_NOT_FOUND'])
    const left = await service.ctx.db.$count(teamMemberships, eq(teamMemberships.teamId, teamId))
    expect(left).toBe(1)
  })

  it('do not wait for each other', async () => {
    const [one, other] = [await signUp(project), await signUp(project)]
    const teamId = await openTeam(project, one)
    await join(project, teamId, other)
    await grant(project, { teamId, userId: other.id }, '$remove_members')
    const isOfTeam = eq(teamMemberships.teamId, teamId)
    const answers = await together(
      (db) => db.select().from(teamMemberships).where(isOfTeam).for('update'),
      [() => removeFrom(teamId, one, other), () => removeFrom(teamId, other, one)],
    )
    expect(statusesOf(answers)).toEqual([200, 404])
  })
})

describe('a default permission that is renamed', () => {
  const permissionsOf = async (mine: TestProject, scope: 'team' | 'project', userId: string) =>
    idsOf(await mine.call('GET', `/${scope}-permissions?user_id=${userId}`, { access: 'server' }))
  const renaming = (mine: TestProject, scope: 'team' | 'project', id: string) =>
    meanwhile(service, () =>
      mine.call('PATCH', `/${scope}-permission-definitions/${id}`, {
        access: 'admin',
        body: { id: 'renamed' },
      }),
    )

  it.each(['client', 'server'] as const)(
    'while somebody is made by a %s is granted',
    async (by) => {
      const mine = await openTestProject(service, { config: { userDefaultPermissions: ['p'] } })
      await define(mine, 'project', { id: 'p' })
      renaming(mine, 'project', 'p')
      const make = () => mine.call('POST', '/users', { access: 'server', body: {} })
      const { id } = by === 'client' ? await signUp(mine) : (await make()).body
      expect(await permissionsOf(mine, 'project', String(id))).toEqual(['renamed'])
    },
  )

  it('while a team is made or joined is granted', async () => {
    const mine = await openTestProject(service)
    const [one, other] = [await signUp(mine), await signUp(mine)]
    renaming(mine, 'team', 'team_admin')
    const teamId = await openTeam(mine, one)
    expect(await permissionsOf(mine, 'team', one.id)).toEqual(['renamed'])
    await mine.call('PATCH', '/team-permission-definitions/renamed', {
      access: 'admin',
      body: { id: 'team_admin' },
    })
    renaming(mine, 'team', 'team_member')
    await join(mine, teamId, other)
    expect(await permissionsOf(mine, 'team', other.id)).toEqual(['renamed'])
  })

  it('to nothing, because it is deleted, keeps nobody from being made', async () => {
    const mine = await openTestProject(service, { config: { userDefaultPermissions: ['p', 'q'] } })
    await define(mine, 'project', { id: 'p' })
    await define(mine, 'project', { id: 'q' })
    meanwhile(service, () =>
      mine.call('DELETE', '/project-permission-definitions/p', { access: 'admin' }),
    )
    const made = await mine.call('POST', '/users', { access: 'server', body: {} })
    expect(await permissionsOf(mine, 'project', String(made.body['id']))).toEqual(['q'])
  })
})

it('signs up while a webhook is deleted', async () => {
  await webhookEventsSince(service, project)
  const isOfProject = eq(webhookEndpoints.projectId, project.id)
  const email = `${crypto.randomUUID()}@example.com`
  const body = { email, password: PASSWORD, verification_callback_url: 'http://localhost:3000/v' }
  const answers = await together(
    (db) => db.delete(webhookEndpoints).where(isOfProject),
    [() => project.call('POST', '/auth/password/sign-up', { body })],
  )
  expect(statusesOf(answers)).toEqual([200])
})

it('deletes a project while somebody signs in', async () => {
  const mine = await openTestProject(service)
  const { id } = await signUp(mine)
  const body = { user_id: id }
  const answers = await together(
    (db) => db.select().from(sessions).where(eq(sessions.userId, id)).for('update'),
    [
      () => mine.call('DELETE', '/internal/projects/current', { access: 'admin' }),
      () => mine.call('POST', '/auth/sessions', { access: 'server', body }),
    ],
  )
  expect(answers[0]?.status).toBe(200)
})

describe('what imported passwords cost', () => {
  const BCRYPT = '$2b$04$CCCCCCCCCCCCCCCCCCCCC.E9A7bBU8BhucNboksUhD0r8sMPSjz5W'

  it.each([4, 7])(
    'is not forgotten while one of %d is set: the time would tell whose it is',
    async (cost) => {
      const { db } = service.ctx
      const user = await signUp(project)
      const isProject = eq(projects.id, project.id)
      // As those have left it who have signed in since.
      await db.update(projects).set({ bcryptCost: 5 }).where(isProject)
      const body = { password_hash: BCRYPT.replace('04', `0${cost}`) }
      await inLine<unknown>(
        service,
        (tx) => tx.select().from(sessions).where(eq(sessions.userId, user.id)).for('update'),
        [asServer('PATCH', `/users/${user.id}`, body), () => forgetImported(db)],
      )
      const [found] = await db.select().from(projects).where(isProject)
      expect(found?.bcryptCost).toBeGreaterThanOrEqual(cost)
    },
  )
})
