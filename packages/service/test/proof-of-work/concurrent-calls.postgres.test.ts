import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '../../src/db/schema.js'
import { openTestProject, type TestProject, uniqueEmail } from '../support/project.js'
import { fromNewNetwork, POW_REQUIRED, solve, withProof } from '../support/proof-of-work.js'
import { setupTestService } from '../support/service.js'
import { CALLBACK } from '../support/sign-in.js'

const WINDOW_MILLIS = 10 * 60_000

const service = await setupTestService({
  trustedProxies: 1,
  proofOfWork: { difficulty: 30, attackThreshold: 2 },
})

const requestReset = (project: TestProject, headers: Record<string, string> = {}) =>
  project.call('POST', '/auth/password/send-reset-code', {
    body: { email: uniqueEmail(), callback_url: CALLBACK },
    headers: { ...fromNewNetwork(), ...headers },
  })

describe('concurrent calls', () => {
  it('use a proof once', async () => {
    const project = await openTestProject(service, { config: { proofOfWork: 'always' } })
    const headers = withProof(await solve(await requestReset(project)))
    const responses = await Promise.all([1, 2, 3, 4].map(() => requestReset(project, headers)))
    const codes = responses.map(({ code }) => code)
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(codes.filter((code) => code === POW_REQUIRED[1])).toHaveLength(3)
  })

  it('count together', async () => {
    const project = await openTestProject(service)
    await Promise.all(Array.from({ length: 12 }, () => requestReset(project)))
    const { status, code } = await requestReset(project)
    expect([status, code]).toEqual(POW_REQUIRED)
  })

  it('report the start and the end of an attack once, to the log and the audit log', async () => {
    const project = await openTestProject(service)
    const requestAtOnce = (count: number) =>
      Promise.all(Array.from({ length: count }, () => requestReset(project)))
    for (let count = 0; count < 2; count++) await requestReset(project)
    await requestAtOnce(4)
    service.clock.now += WINDOW_MILLIS
    // More would be the next attack.
    await requestAtOnce(2)
    const events = await service.ctx.db
      .select({ action: auditEvents.action, actorType: auditEvents.actorType })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.projectId, project.id),
          inArray(auditEvents.action, ['proof_of_work.started', 'proof_of_work.ended']),
        ),
      )
      .orderBy(auditEvents.createdAt)
    expect(events).toEqual([
      { action: 'proof_of_work.started', actorType: 'service' },
      { action: 'proof_of_work.ended', actorType: 'service' },
    ])
    const reports = service.reports.filter((report) => String(report).includes(project.id))
    expect(reports).toEqual([
      `Project ${project.id} had more than 2 sign-ups and emailed codes in ten minutes. It requires a proof of work now.`,
      `Project ${project.id} has fewer sign-ups and emailed codes again. It requires no proof of work any more.`,
    ])
  })
})
