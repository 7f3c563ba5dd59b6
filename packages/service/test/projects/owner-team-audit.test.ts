import { expect, it } from 'vitest'
import { openOwner } from '../support/owner.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const owner = await openOwner(service)
const team = await owner.internal.call('POST', '/teams', {
  access: 'server',
  body: { display_name: 'Owners', creator_user_id: owner.user.id },
})
const teamId = String(team.body['id'])
const projectId = String((await owner.create({ owner_team_id: teamId })).body['id'])

async function eventsOf(id: string, action: string) {
  const { body } = await owner.call(id, 'GET', `/latchkey/audit-log?action=${action}`)
  return body['items']
}

it('records an invitation to the owner team in the audit log of the project', async () => {
  const other = String((await owner.create()).body['id'])
  const email = 'grace@example.com'
  const { body } = await owner.internal.call('POST', '/team-invitations/send-code', {
    accessToken: owner.user.accessToken,
    body: { team_id: teamId, email, callback_url: 'http://localhost:3000/handler/team-invitation' },
  })
  expect(await eventsOf(projectId, 'team_invitation.sent')).toEqual([
    expect.objectContaining({
      actor: { type: 'admin', id: owner.user.id, name: owner.user.email },
      subject: { type: 'project', id: projectId, name: null },
      team_name: 'Owners',
      details: { email, team_id: teamId, invitation_id: body['id'] },
    }),
  ])
  expect(await eventsOf(other, 'team_invitation.sent')).toEqual([])
})

it('records a new and a removed member of the owner team in the audit log of the project', async () => {
  const member = await openOwner(service, owner)
  const path = `/team-memberships/${teamId}/${member.user.id}`
  await owner.internal.call('POST', path, { access: 'server' })
  await owner.internal.call('DELETE', path, { access: 'server' })
  for (const action of ['team_member.added', 'team_member.removed'])
    expect(await eventsOf(projectId, action)).toEqual([
      expect.objectContaining({
        actor: { type: 'server', id: null, name: expect.any(String) },
        subject: { type: 'project', id: projectId, name: null },
        team_name: 'Owners',
        member_name: member.user.email,
        details: expect.objectContaining({ team_id: teamId, member_id: member.user.id }),
      }),
    ])
})
