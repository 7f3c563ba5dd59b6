import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contactChannels } from '../../src/db/schema.js'
import { createEarlierDatabase } from '../support/database/earlier-database.js'
import { openTestService } from '../support/service.js'

const PROJECT = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
/** Users by the last digit of their ID. */
const user = (digit: number) => `1c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5${digit}`
const channel = (digit: number) => `2c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5${digit}`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-duplicates-'))
})
afterEach(() => rm(folder, { recursive: true }))

interface Row {
  user: number
  value: string
  usedForAuth?: boolean
  isVerified?: boolean
  isPrimary?: boolean
}

const rows: Row[] = [
  // One user with two accounts: the account that was used last keeps the address.
  { user: 1, value: 'Ada@example.com', isVerified: true },
  { user: 2, value: 'ada@example.com', isVerified: true },
  // A verified address wins over an unverified one.
  { user: 3, value: 'GRACE@example.com', isVerified: true },
  { user: 4, value: 'grace@example.com' },
  // An added address without verification has no claim.
  { user: 4, value: 'Alan@example.com', isPrimary: false },
  { user: 5, value: 'alan@example.com' },
  // One account with two spellings.
  { user: 5, value: 'ALAN@example.com', isPrimary: false, isVerified: true, usedForAuth: false },
  { user: 6, value: 'JOS\u00C9@example.com' },
]

const channelSql = ({ user: digit, ...row }: Row, index: number) => {
  const { value, usedForAuth = true, isVerified = false, isPrimary = true } = row
  return `insert into contact_channels
    (id, project_id, user_id, type, value, used_for_auth, is_verified, is_primary, created_at) values
    ('${channel(index)}', '${PROJECT}', '${user(digit)}', 'email', '${value}',
     ${usedForAuth}, ${isVerified}, ${isPrimary}, ${index})`
}

it('migrates accounts whose addresses differ in case, and reports those that lose theirs', async () => {
  const client = await createEarlierDatabase(folder, '0003')
  const users = [1, 2, 3, 4, 5, 6].map(
    (digit) => `insert into users (id, project_id, signed_up_at, last_active_at)
      values ('${user(digit)}', '${PROJECT}', 1, ${digit})`,
  )
  const project = `insert into projects (id, display_name, config, oauth_providers, created_at)
    values ('${PROJECT}', 'Kept', '{}', '[]', 1)`
  await client.exec([project, ...users, ...rows.map(channelSql)].join(';'))
  await client.close()

  const service = await openTestService({ dataFolder: folder })
  const channels = await service.ctx.db
    .select()
    .from(contactChannels)
    .orderBy(contactChannels.createdAt)
  expect(
    channels.map((row) => [
      row.userId,
      row.canonicalValue,
      row.origin,
      row.isVerified,
      row.isDuplicate,
    ]),
  ).toEqual([
    [user(1), 'ada@example.com', 'account', true, true],
    [user(2), 'ada@example.com', 'account', true, false],
    [user(3), 'grace@example.com', 'account', true, false],
    [user(4), 'grace@example.com', 'account', false, true],
    [user(4), 'alan@example.com', 'added', false, false],
    [user(5), 'alan@example.com', 'account', true, false],
    [user(6), 'jos\u00E9@example.com', 'account', false, false],
  ])
  const merged = channels.find((row) => row.value === 'ALAN@example.com')
  expect(merged).toMatchObject({ isPrimary: true, usedForAuth: true, isVerified: true })
  const [report, ...others] = service.reports.map(String)
  expect(others).toEqual([])
  expect(report).toContain('2 users cannot sign in')
  for (const digit of [1, 4]) expect(report).toContain(`${user(digit)} (project ${PROJECT})`)
  await service.close()
})
