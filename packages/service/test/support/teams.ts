import { eq } from 'drizzle-orm'
import { webhookEndpoints, webhookEvents } from '../../src/db/schema.js'
import { newestMail, type TestProject, type TestUser } from './project.js'
import type { TestService } from './service.js'
import { firstWritten } from './write-order.js'

/** Creates a team, with a first member if one is passed; returns its ID. */
export async function openTeam(project: TestProject, creator?: TestUser): Promise<string> {
  const response = await project.call('POST', '/teams', {
    access: 'server',
    body: { display_name: 'Alpha', ...(creator !== undefined && { creator_user_id: creator.id }) },
  })
  if (response.status !== 201) throw new Error(`No team was made: ${response.text}`)
  return String(response.body['id'])
}

/** Adds a member as a server does. */
export async function join(
  project: TestProject,
  teamId: string,
  user: Pick<TestUser, 'id'>,
): Promise<void> {
  const path = `/team-memberships/${teamId}/${user.id}`
  const response = await project.call('POST', path, { access: 'server', body: {} })
  if (response.status !== 201) throw new Error(`The member was not added: ${response.text}`)
}

/** Grants a permission to a member, as a server does. */
export async function grant(
  project: TestProject,
  { teamId, userId }: { teamId: string; userId: string },
  permissionId: string,
): Promise<void> {
  const path = `/team-permissions/${teamId}/${userId}/${permissionId}`
  const response = await project.call('POST', path, { access: 'server', body: {} })
  if (response.status !== 201) throw new Error(`Nothing was granted: ${response.text}`)
}

/** Defines a permission. */
export async function define(
  project: TestProject,
  scope: 'team' | 'project',
  body: { id: string; description?: string; contained_permission_ids?: string[] },
): Promise<void> {
  const path = `/${scope}-permission-definitions`
  const response = await project.call('POST', path, { access: 'admin', body })
  if (response.status !== 201) throw new Error(`Nothing was defined: ${response.text}`)
}

/** Returns the IDs of a list, in its order. */
export const idsOf = (response: { body: Record<string, unknown> }): unknown[] =>
  (response.body['items'] as { id: unknown }[]).map(({ id }) => id)

/** Invites an email address with server access; returns the ID and the code of the email. */
export async function invite(
  service: TestService,
  project: TestProject,
  { teamId, email }: { teamId: string; email: string },
): Promise<{ id: string; code: string }> {
  const response = await project.call('POST', '/team-invitations/send-code', {
    access: 'server',
    body: { team_id: teamId, email, callback_url: 'http://localhost:3000/join' },
  })
  if (response.status !== 200) throw new Error(`The invitation was not sent: ${response.text}`)
  const mail = await newestMail(service, project.id, email)
  return { id: String(response.body['id']), code: mail?.code ?? '' }
}

/** Adds a webhook endpoint; the returned function reads the events written since, oldest first. */
export async function webhookEventsSince(
  { ctx }: TestService,
  project: TestProject,
): Promise<() => Promise<[type: string, data: unknown][]>> {
  await ctx.db.insert(webhookEndpoints).values({
    projectId: project.id,
    url: 'https://hooks.example.com/events',
    secretSealed: ctx.sealer.seal('whsec_test'),
    createdAt: ctx.now(),
  })
  return async () => {
    const rows = await ctx.db
      .select()
      .from(webhookEvents)
      .where(eq(webhookEvents.projectId, project.id))
      .orderBy(webhookEvents.createdAt, firstWritten)
    return rows.map(({ type, data }) => [type, data])
  }
}
