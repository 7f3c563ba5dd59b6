import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../support/database/database.js'
import { buildProgram, startProgram } from '../support/program/program.js'
import { freePort } from '../../../../scripts/start/free-port.mjs'
import { PASSWORD } from '../support/project.js'

const shop = { id: '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d', key: 'pck_shop' }
const WORKERS = 8
/** Sign-ups that must have been answered before the service is killed. */
const ANSWERED = 40

const built = await buildProgram()
const folder = await mkdtemp(join(tmpdir(), 'latchkey-audit-'))
const databaseUrl = await createDatabase()
const file = join(folder, 'latchkey.config.json')
await writeFile(
  file,
  JSON.stringify({
    databaseUrl,
    encryptionKey: randomBytes(32).toString('hex'),
    passwordHashing: { memoryKibibytes: 64, passes: 1, maxConcurrent: 2 },
    projects: [{ id: shop.id, displayName: 'Shop', keys: { publishableClientKey: shop.key } }],
  }),
)
const port = await freePort()
const program = startProgram(built.file, ['--config', file, '--port', `${port}`])
afterAll(async () => {
  program.child.kill('SIGKILL')
  await program.exit
  await rm(folder, { recursive: true })
  await built.remove()
})
await program.address
const address = `http://127.0.0.1:${port}`

const signUp = () =>
  fetch(`${address}/api/v1/auth/password/sign-up`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Stack-Project-Id': shop.id,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': shop.key,
    },
    body: JSON.stringify({
      email: `${randomUUID()}@example.com`,
      password: PASSWORD,
      verification_callback_url: 'http://localhost:3000/verify',
    }),
  })

it('has an event for each change and no event without its change after the service was killed', async () => {
  let answered = 0
  const work = async () => {
    for (;;) {
      const response = await signUp().catch(() => undefined)
      if (response === undefined) return
      expect(response.status).toBe(200)
      answered += 1
      // The other workers are in the middle of their transactions.
      if (answered === ANSWERED) program.child.kill('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  await program.exit

  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{
    id: string | null
    subject: string | null
    events: string
  }>(
    `select u.id, e.subject_id as subject, count(*) as events
     from users u
     full join (select * from audit_events where action = 'user.created') e
       on e.subject_id = u.id::text
     group by u.id, e.subject_id`,
  )
  const sessions = await client.query(
    `select s.id, e.details ->> 'sessionId' as subject from sessions s
     full join (select * from audit_events where action = 'sign_in.succeeded') e
       on e.details ->> 'sessionId' = s.id::text
     where s.id is null or e.id is null`,
  )
  await client.end()
  expect(rows.length).toBeGreaterThanOrEqual(ANSWERED)
  expect(rows.filter(({ id, subject, events }) => id !== subject || events !== '1')).toEqual([])
  expect(sessions.rows).toEqual([])
})
