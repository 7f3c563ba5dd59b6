import { afterAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { dailyCounts } from '../../src/db/schema.js'
import { countEndedDays } from '../../src/domain/users/daily-counts.js'
import { inputsOf, sendPrepared } from '../support/calls/call-inputs.js'
import { createCostlyDatabase } from '../support/database/statement-costs.js'
import { fillProject } from '../support/database/fill-project.js'
import { everyCall } from '../support/every-call.js'
import { openOwner } from '../support/owner.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createUserData, enableAllSettings } from '../support/user-data.js'

/** Rows of others in each table. Most tables have fewer, because filling takes most of the time of this file. */
const OTHERS = { ofLargest: 100_000, ofOthers: 10_000 }
/**
 * Enough for a page of a hundred users with all that belongs to them, and their permissions, which can require a second
 * factor.
 */
const MAX_ROWS = 2_000

/** Calls whose caller asks for all users, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'GET /latchkey/users/count (admin)': 'counts up to 10,000 users of the project, for its owner',
  'GET /latchkey/activity (admin)':
    'counts the events of the day that has not ended, for the owner',
  'GET /internal/metrics (admin)': 'counts the users of the project, for its owner',
  'GET /internal/projects/current (admin)': 'contains the number of users, for the owner',
  'PATCH /internal/projects/current (admin)': 'contains the number of users, for the owner',
}

const opened = await createCostlyDatabase()
const service = await setupTestService({ credentialExportEnabled: true }, opened.database)
const config = { ...enableAllSettings, accountDeletionGraceDays: 30 }
const project = await openTestProject(service, { config })
const owner = await openOwner(service)
await fillProject(opened.client, project.id, OTHERS)
const reader = await createUserData(service, project)
const largeTables = await tablesWith(OTHERS.ofOthers)
afterAll(() => opened.client.end())

async function tablesWith(rows: number): Promise<Set<string>> {
  const result = await opened.client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= $1`,
    [rows],
  )
  return new Set(result.rows.map(({ name }) => name))
}

it('GET /latchkey/activity reads the counts of ended days, and no event of them (R3)', async () => {
  const { db } = service.ctx
  const end = service.clock.now
  service.clock.now = end + 2 * 86_400_000
  await countEndedDays(service.ctx)
  expect(await db.$count(dailyCounts, eq(dailyCounts.kind, 'sign_in'))).toBeGreaterThan(0)
  const { costs } = await opened.costsOf(() =>
    project.call('GET', '/latchkey/activity?interval=week', { access: 'admin' }),
  )
  service.clock.now = end
  expect(costs.flatMap(({ scannedTables }) => scannedTables)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:users|active_days|audit_events)$/)]),
  )
  expect(costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThan(MAX_ROWS)
})

describe('a call', () => {
  it.each(everyCall)('reads no more because others have more: %s (R3)', async (title, call) => {
    for (const input of inputsOf(call)) {
      // A read leaves the objects of the caller as they are.
      const whose = call.endpoint.method === 'GET' ? reader : await createUserData(service, project)
      const prepare = typeof input === 'function' ? input : input.prepare
      const expectedStatus = typeof input === 'function' ? call.endpoint.success : input.status
      const request = await prepare({ service, project, owner, whose }, call)
      const { response, costs } = await opened.costsOf(() => sendPrepared(request))
      expect(response).toMatchObject({ status: expectedStatus })
      if (title in exceptions) continue
      const scans = costs.filter(({ scannedTables }) =>
        scannedTables.some((table) => largeTables.has(table)),
      )
      expect(scans).toEqual([])
      expect(costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThan(MAX_ROWS)
    }
  })
})

/** The first thousand users of the list, with an address each, and what the indexes find. */
const MAX_SEARCHED_ROWS = 2_500

describe('a search', () => {
  it.each([
    ['Rare name', 0],
    ['rare@example.com', 0],
    ['example.org', 10],
  ])('for %s reads no more because others have more (R3)', async (text, count) => {
    const path = `/users?limit=10&query=${encodeURIComponent(text)}`
    const { response, costs } = await opened.costsOf(() =>
      project.call('GET', path, { access: 'server' }),
    )
    expect(response).toMatchObject({ status: 200 })
    expect(response.body['items']).toHaveLength(count)
    const tables = costs.flatMap(({ scannedTables }) => scannedTables)
    expect(tables.filter((table) => largeTables.has(table))).toEqual([])
    expect(costs.reduce((sum, { rowsRead }) => sum + rowsRead, 0)).toBeLessThan(MAX_SEARCHED_ROWS)
  })
})
