import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { teamMemberships, teams } from '../../src/db/schema.js'
import { callWithoutDeadlock } from '../support/call-in-order.js'
import { beforeTransaction } from '../support/database/before-transaction.js'
import { openSharedProject } from '../support/oauth.js'
import {
  newestMail,
  openTestProject,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { statusesOf } from '../support/sign-in.js'
import { define, grant, idsOf, invite, join, openTeam } from '../support/teams.js'

const service = await setupTestService()
const project = await openSharedProject(service, { magicLinkEnabled: true })

const asServer = (method: string, path: string, body?: unknown) => () =>
  project.call(method, path, { access: 'server', body })

describe('deleting a team', () => {
  it('succeeds while a user accepts an invitation to it', async () => {
    const guest = await signUp(project)
    const teamId = await openTeam(project)
    const { code } = await invite(service, project, { teamId, email: guest.email })
    const responses = await callWithoutDeadlock(
      service,
      (db) => db.select().from(teams).where(eq(teams.id, teamId)).for('update'),
      [
        asServer('DELETE', `/teams/${teamId}`),
        () => project.call('POST', '/team-invitations/accept', { ...guest, body: { code } }),
      ],
    )
    expect(responses[0]?.status).toBe(200)
    expect([200, 404]).toContain(responses[1]?.status)
    const list = await project.call('GET', '/teams?user_id=me', guest)
    expect(idsOf(list)).toEqual([])
  })
})

describe('two members who remove each other concurrently', () => {
  const removeFrom = (teamId: string, who: TestUser, by: TestUser) =>
    project.call('DELETE', `/team-memberships/${teamId}/${who.id}`, by)

  it('do not both leave the team', async () => {
    const [member, other] = [await signUp(project), await signUp(project)]
    const teamId = await openTeam(project, member)
    await join(project, teamId, other)
    await grant(project, { teamId, userId: other.id }, '$remove_members')
    beforeTransaction(service, () => removeFrom(teamId, member, other))
    const late = await removeFrom(teamId, other, member)
    expect([late.status, late.code]).toEqual([404, 'TEAM_MEMBERSHIP_NOT_FOUND'])
    const left = await service.ctx.db.$count(teamMemberships, eq(teamMemberships.teamId, teamId))
    expect(left).toBe(1)
  })

  it('do not cause a deadlock', async () => {
    const [member, other] = [await signUp(project), await signUp(project)]
    const teamId = await openTeam(project, member)
    await join(project, teamId, other)
    await grant(project, { teamId, userId: other.id }, '$remove_members')
    const isOfTeam = eq(teamMemberships.teamId, teamId)
    const responses = await callWithoutDeadlock(
      service,
      (db) => db.select().from(teamMemberships).where(isOfTeam).for('update'),
      [() => removeFrom(teamId, member, other), () => removeFrom(teamId, other, member)],
    )
    expect(statusesOf(responses)).toEqual([200, 404])
  })
})

describe('a default permission that is renamed during a request', () => {
  const permissionsOf = async (mine: TestProject, scope: 'team' | 'project', userId: string) =>
    idsOf(await mine.call('GET', `/${scope}-permissions?user_id=${userId}`, { access: 'server' }))
  const renaming = (mine: TestProject, scope: 'team' | 'project', id: string) =>
    beforeTransaction(service, () =>
      mine.call('PATCH', `/${scope}-permission-definitions/${id}`, {
        access: 'admin',
        body: { id: 'renamed' },
      }),
    )

  it.each(['client', 'server'] as const)(
    'is granted under its new id to a user whom a %s creates',
    async (by) => {
      const mine = await openTestProject(service, { config: { userDefaultPermissions: ['p'] } })
      await define(mine, 'project', { id: 'p' })
      renaming(mine, 'project', 'p')
      const make = () => mine.call('POST', '/users', { access: 'server', body: {} })
      const { id } = by === 'client' ? await signUp(mine) : (await make()).body
      expect(await permissionsOf(mine, 'project', String(id))).toEqual(['renamed'])
    },
  )

  it('is granted under its new id to the creator and to a member of a team', async () => {
    const mine = await openTestProject(service)
    const [creator, member] = [await signUp(mine), await signUp(mine)]
    renaming(mine, 'team', 'team_admin')
    const teamId = await openTeam(mine, creator)
    expect(await permissionsOf(mine, 'team', creator.id)).toEqual(['renamed'])
    await mine.call('PATCH', '/team-permission-definitions/renamed', {
      access: 'admin',
      body: { id: 'team_admin' },
    })
    renaming(mine, 'team', 'team_member')
    await join(mine, teamId, member)
    expect(await permissionsOf(mine, 'team', member.id)).toEqual(['renamed'])
  })

  it('is not granted if it was deleted, and the user is created', async () => {
    const mine = await openTestProject(service, { config: { userDefaultPermissions: ['p', 'q'] } })
    await define(mine, 'project', { id: 'p' })
    await define(mine, 'project', { id: 'q' })
    beforeTransaction(service, () =>
      mine.call('DELETE', '/project-permission-definitions/p', { access: 'admin' }),
    )
    const response = await mine.call('POST', '/users', { access: 'server', body: {} })
    expect(await permissionsOf(mine, 'project', String(response.body['id']))).toEqual(['q'])
  })
})

describe('POST /team-invitations/send-code', () => {
  it('sends no email if the team is deleted during the request', async () => {
    const teamId = await openTeam(project)
    const email = `${crypto.randomUUID()}@example.com`
    beforeTransaction(service, asServer('DELETE', `/teams/${teamId}`))
    const body = { team_id: teamId, email, callback_url: 'http://localhost:3000/join' }
    const response = await asServer('POST', '/team-invitations/send-code', body)()
    expect([response.status, response.code]).toEqual([404, 'TEAM_NOT_FOUND'])
    expect(await newestMail(service, project.id, email)).toBeUndefined()
  })
})

describe('POST /team-permissions', () => {
  it('answers 409 if the team is deleted during the request', async () => {
    const user = await signUp(project)
    const teamId = await openTeam(project, user)
    beforeTransaction(service, (db) => db.delete(teams).where(eq(teams.id, teamId)))
    const path = `/team-permissions/${teamId}/${user.id}/$read_members`
    const response = await asServer('POST', path, {})()
    expect([response.status, response.text]).toEqual([
      409,
      'The resource of this call was deleted in the meantime.',
    ])
    expect(service.reports).toEqual([])
  })
})
