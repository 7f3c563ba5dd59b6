import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  attemptCounts,
  authorizationCodes,
  cliLogins,
  emails,
  oauthFlows,
  projects,
  sessions,
  verificationCodes,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../src/db/schema.js'
import { sweep } from '../src/domain/sweep.js'
import { openTestProject, signUp, type TestProject } from './support/project.js'
import { openTestService, START, type TestService } from './support/service.js'

const DAY = 86_400_000
const tables = [
  attemptCounts,
  authorizationCodes,
  cliLogins,
  emails,
  oauthFlows,
  sessions,
  verificationCodes,
  webhookEvents,
]

/** Leaves one row in every table that is swept, each over at the same moment. */
async function leaveTraces({ ctx }: TestService, project: TestProject, end: number) {
  const { id: userId } = await signUp(project)
  const shared = { projectId: project.id, createdAt: START, expiresAt: end }
  for (const table of [sessions, verificationCodes])
    await ctx.db.update(table).set({ expiresAt: end }).where(eq(table.projectId, project.id))
  // The mail of the sign-up was counted.
  await ctx.db.delete(attemptCounts).where(eq(attemptCounts.projectId, project.id))
  await ctx.db
    .insert(attemptCounts)
    .values({ id: project.id, projectId: project.id, count: 1, resetsAt: end })
  const codes = { pollingCodeHash: project.id, loginCodeHash: project.id }
  await ctx.db.insert(cliLogins).values({ ...shared, ...codes })
  const flow = { stateHash: project.id, providerId: 'github', flowSealed: 'sealed' }
  await ctx.db.insert(oauthFlows).values({ ...shared, ...flow })
  const grant = {
    redirectUri: 'http://localhost/',
    codeChallenge: '',
    isNewUser: false,
    afterCallbackRedirectUrl: null,
  }
  await ctx.db.insert(authorizationCodes).values({ ...shared, userId, grant, codeHash: project.id })
  await ctx.db.update(emails).set({ createdAt: end }).where(eq(emails.projectId, project.id))
  const event = { projectId: project.id, type: 'team.deleted', data: {}, createdAt: end }
  await ctx.db.insert(webhookEvents).values(event)
}

const left = async ({ ctx }: TestService, project: TestProject): Promise<number[]> =>
  Promise.all(tables.map((table) => ctx.db.$count(table, eq(table.projectId, project.id))))

it('deletes what expired 30 days ago on its project’s clock, and nothing else', async () => {
  const service = await openTestService()
  const [present, ahead] = [await openTestProject(service), await openTestProject(service)]
  const clockOffsetMillis = 10 * DAY
  const isAhead = eq(projects.id, ahead.id)
  await service.ctx.db.update(projects).set({ clockOffsetMillis }).where(isAhead)
  for (const project of [present, ahead]) await leaveTraces(service, project, START)
  const all = tables.map(() => 1)
  const none = tables.map(() => 0)
  service.clock.now = START + 20 * DAY
  await sweep(service.ctx)
  expect([await left(service, present), await left(service, ahead)]).toEqual([all, all])
  service.clock.now = START + 20 * DAY + 1
  await sweep(service.ctx)
  expect([await left(service, present), await left(service, ahead)]).toEqual([all, none])
  service.clock.now = START + 30 * DAY + 1
  await sweep(service.ctx)
  expect(await left(service, present)).toEqual(none)
  await service.close()
})

it('keeps what still waits to be sent, however old', async () => {
  const service = await openTestService()
  const project = await openTestProject(service)
  await leaveTraces(service, project, START)
  const { db } = service.ctx
  await db.update(emails).set({ nextAttemptAt: START })
  const [event] = await db.select().from(webhookEvents)
  const [endpoint] = await db
    .insert(webhookEndpoints)
    .values({ projectId: project.id, url: 'http://a.example', secretSealed: '', createdAt: START })
    .returning()
  const ids = { eventId: event?.id ?? '', endpointId: endpoint?.id ?? '' }
  await db.insert(webhookDeliveries).values({ ...ids, nextAttemptAt: START })
  service.clock.now = START + 31 * DAY
  await sweep(service.ctx)
  const counts = await Promise.all([emails, webhookEvents].map((table) => db.$count(table)))
  expect(counts).toEqual([1, 1])
  await service.close()
})
