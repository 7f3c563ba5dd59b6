import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  attemptCounts,
  authorizationCodes,
  cliLogins,
  deletedUsers,
  emails,
  oauthFlows,
  projects,
  sessions,
  verificationCodes,
  webhookDeliveries,
  webhookEndpoints,
  webhookEvents,
} from '../../src/db/schema.js'
import { sweep } from '../../src/jobs/sweep.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { openTestService, START, type TestService } from '../support/service.js'

const DAY = 86_400_000
/** Tables whose rows report for a month that they have expired. */
const lasting = [emails, sessions, verificationCodes, webhookEvents]
/** Tables whose rows are used within minutes. */
const awaited = [attemptCounts, authorizationCodes, cliLogins, deletedUsers, oauthFlows]

/** Adds one row to every table that is swept; all expire at the same time. */
async function createActivity({ ctx }: TestService, project: TestProject, end: number) {
  const { id: userId } = await signUp(project)
  const shared = { projectId: project.id, createdAt: START, expiresAt: end }
  for (const table of [sessions, verificationCodes])
    await ctx.db.update(table).set({ expiresAt: end }).where(eq(table.projectId, project.id))
  // The email of the sign-up was counted.
  await ctx.db.delete(attemptCounts).where(eq(attemptCounts.projectId, project.id))
  await ctx.db
    .insert(attemptCounts)
    .values({ id: project.id, projectId: project.id, count: 1, resetsAt: end })
  const codes = { pollingCodeHash: project.id, loginCodeHash: project.id }
  await ctx.db.insert(cliLogins).values({ ...shared, ...codes })
  await ctx.db
    .insert(deletedUsers)
    .values({ id: randomUUID(), projectId: project.id, signedUpAt: START, deletedAt: end })
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

it.each([
  [30, 'records that report their expiry', lasting],
  [1, 'records of short flows', awaited],
])(
  'deletes rows %d days after their end on the clock of the project: %s',
  async (days, _what, tables) => {
    const service = await openTestService()
    const left = ({ id }: TestProject): Promise<number[]> =>
      Promise.all(tables.map((table) => service.ctx.db.$count(table, eq(table.projectId, id))))
    const [present, ahead] = [await openTestProject(service), await openTestProject(service)]
    const clockOffsetMillis = DAY / 2
    const isAhead = eq(projects.id, ahead.id)
    await service.ctx.db.update(projects).set({ clockOffsetMillis }).where(isAhead)
    for (const project of [present, ahead]) await createActivity(service, project, START)
    const all = tables.map(() => 1)
    const none = tables.map(() => 0)
    service.clock.now = START + days * DAY - DAY / 2
    await sweep(service.ctx)
    expect([await left(present), await left(ahead)]).toEqual([all, all])
    service.clock.now += 1
    await sweep(service.ctx)
    expect([await left(present), await left(ahead)]).toEqual([all, none])
    service.clock.now = START + days * DAY + 1
    await sweep(service.ctx)
    expect(await left(present)).toEqual(none)
    await service.close()
  },
)

it('deletes codes for programs after a day and keeps codes from emails', async () => {
  const service = await openTestService()
  const project = await openTestProject(service)
  await createActivity(service, project, START)
  const { db } = service.ctx
  const kinds = ['mfa_attempt', 'passkey_registration', 'passkey_authentication'] as const
  const shared = { projectId: project.id, createdAt: START, expiresAt: START }
  for (const kind of kinds)
    await db.insert(verificationCodes).values({
      ...shared,
      kind,
      codeHash: kind,
      restHash: kind,
      data: { challenge: '' },
    })
  service.clock.now = START + DAY
  await sweep(service.ctx)
  expect(await db.$count(verificationCodes)).toBe(1 + kinds.length)
  service.clock.now += 1
  await sweep(service.ctx)
  const left = await db.select({ kind: verificationCodes.kind }).from(verificationCodes)
  expect(left).toEqual([{ kind: 'contact_channel_verification' }])
  await service.close()
})

it('keeps emails and webhook events that are not sent yet, however old they are', async () => {
  const service = await openTestService()
  const project = await openTestProject(service)
  await createActivity(service, project, START)
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

it('deletes the oldest delivered webhook events of a project above their size', async () => {
  const service = await openTestService({ webhookEventMegabytes: 1 })
  const [large, small] = [await openTestProject(service), await openTestProject(service)]
  const { db } = service.ctx
  const data = 'x'.repeat(400_000)
  const event = { type: 'user.updated', data }
  await db
    .insert(webhookEvents)
    .values([3, 2, 1].map((age) => ({ ...event, projectId: large.id, createdAt: START - age })))
  await db.insert(webhookEvents).values({ ...event, projectId: small.id, createdAt: START - 9 })
  await sweep(service.ctx)
  const remainingEvents = await db
    .select({ createdAt: webhookEvents.createdAt })
    .from(webhookEvents)
    .orderBy(webhookEvents.createdAt)
  expect(remainingEvents.map(({ createdAt }) => START - createdAt)).toEqual([9, 2, 1])
  await service.close()
})
