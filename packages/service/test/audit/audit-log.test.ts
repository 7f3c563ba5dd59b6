import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '../../src/db/schema.js'
import type { AuditAction } from '../../src/db/values.js'
import { collectSecrets } from '../support/collect-secrets.js'
import { PASSWORD } from '../support/project.js'
import { auditedActions, NEW_PASSWORD, TOTP_SECRET, type AuditedWorld } from './audited-actions.js'
import { openAuditedWorld } from './audited-world.js'
import { rowsOf } from '../support/database/rows-of.js'

let world: AuditedWorld
const secrets = new Set<string>([PASSWORD, NEW_PASSWORD, TOTP_SECRET])
beforeAll(async () => {
  world = await openAuditedWorld()
  world.project.call = collectSecrets(world.project.call, secrets)
})
afterAll(() => world.service.close())

const listEvents = () => world.service.ctx.db.select().from(auditEvents)

/** Events that another action of the same call writes. */
const alongside: Partial<Record<AuditAction, AuditAction[]>> = {
  'credentials.revoked': ['password.reset'],
  // In the log of the project, too.
  'team_member.role_changed': ['team_member.role_changed'],
  'user.upgraded': ['sign_in.succeeded'],
  'recovery_code.used': ['sign_in.succeeded'],
  // A change by an identity provider also changes the account and the membership.
  'provisioned_user.created': ['team_member.added', 'user.created'],
  'provisioned_user.activated': ['team_member.added'],
  'provisioned_user.deactivated': ['team_member.removed'],
  'provisioned_user.deleted': ['team_member.removed'],
  // By the team that has the domain now.
  'team_domain.lost': ['team_domain.verified'],
}

describe('the audit log', () => {
  it.each(Object.entries(auditedActions))(
    'gets exactly one event of %s, and no secret of the calls',
    async (action, prepare) => {
      const act = await prepare(world)
      const before = new Set((await listEvents()).map(({ id }) => id))
      await act()
      const events = await listEvents()
      const written = events.filter(({ id }) => !before.has(id))
      const expected = [action, ...(alongside[action as AuditAction] ?? [])]
      expect(written.map((event) => event.action).sort()).toEqual(expected.sort())
      const text = JSON.stringify(events)
      expect([...secrets].filter((secret) => text.includes(secret))).toEqual([])
    },
  )

  // The check for secrets proves nothing if only a few secrets were collected.
  afterAll(() => expect(secrets.size).toBeGreaterThan(50))
})

/** Tables that count attempts, or whose codes are used up before the action. */
const UNCOUPLED = ['attempt_counts', 'known_networks', 'verification_codes', 'oauth_flows']

async function dump(): Promise<string[]> {
  const { db } = world.service.ctx
  const tables = await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
  )
  const texts = rowsOf<{ tablename: string }>(tables)
    .filter(({ tablename }) => !UNCOUPLED.includes(tablename))
    .map(async ({ tablename }) => {
      const rows = await db.execute(
        sql`select coalesce(string_agg(t::text, E'\n' order by t::text), '') as text from ${sql.identifier(tablename)} t`,
      )
      return `${tablename}: ${rowsOf<{ text: string }>(rows)[0]?.text}`
    })
  return Promise.all(texts)
}

describe('a change', () => {
  const rejectEvents = sql`alter table audit_events add constraint rejected check (false) not valid`
  const acceptEvents = sql`alter table audit_events drop constraint rejected`

  it.each(Object.entries(auditedActions))(
    'is rolled back if its event cannot be written: %s',
    async (_, prepare) => {
      const { db } = world.service.ctx
      const act = await prepare(world)
      await db.execute(rejectEvents)
      try {
        const before = await dump()
        await act().catch(() => undefined)
        expect(await dump()).toEqual(before)
      } finally {
        await db.execute(acceptEvents)
      }
    },
  )
})
