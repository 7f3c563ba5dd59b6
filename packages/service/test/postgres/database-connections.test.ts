import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildOnce } from '../../src/db/build-once.js'
import { connect as connectDatabase } from '../../src/db/connect.js'
import { START_LOCK } from '../../src/db/run-alone.js'
import { inTransaction } from '../../src/db/in-transaction.js'
import { projects } from '../../src/db/schema.js'
import { createDatabase } from '../support/database/database.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { openTestService, type TestService } from '../support/service.js'

const encryptionKey = randomBytes(32).toString('hex')
/** More than the 10 connections of a pool. */
const CALLS = 12
const UNAVAILABLE = '503, retry after 5'

const databaseUrl = await createDatabase()

/** Returns a function that changes a new user and returns the status of the response, with its Retry-After. */
async function openUser(
  service: TestService,
): Promise<{ id: string; rename: () => Promise<number | string> }> {
  const project: TestProject = await openTestProject(service)
  const user = await signUp(project)
  const body = { display_name: 'A' }
  const rename = async () => {
    const { status, headers } = await project.call('PATCH', '/users/me', { ...user, body })
    const retryAfter = headers.get('retry-after')
    return retryAfter === null ? status : `${status}, retry after ${retryAfter}`
  }
  return { id: user.id, rename }
}

/** `loses` closes connections when they begin a transaction; `mute` drops all traffic without closing. */
type Failure = 'loses' | 'mute'

/** Starts a TCP proxy in front of the database that fails on demand without an error message. */
async function startProxy() {
  let failure: Failure | undefined
  const server = createServer((socket) => {
    const database = connect(Number(new URL(databaseUrl).port), '127.0.0.1')
    socket.on('data', (data) => {
      if (failure === 'loses' && data.includes('begin')) socket.destroy()
      else if (failure !== 'mute') database.write(data)
    })
    database.on('data', (data) => void (failure === 'mute' || socket.write(data)))
    socket.on('close', () => database.destroy())
    for (const end of [socket, database]) end.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxyUrl = new URL(databaseUrl)
  proxyUrl.port = String((server.address() as AddressInfo).port)
  return {
    databaseUrl: proxyUrl.href,
    setFailure: (next: Failure | undefined) => void (failure = next),
    close: () => server.close(),
  }
}

/**
 * Advances the virtual timers until the work has settled, so that the time limits of statements and
 * connections expire immediately, and never because of a slow machine.
 */
async function passTimeLimits<Result>(work: Promise<Result>): Promise<Result> {
  let isSettled = false
  void work.finally(() => (isSettled = true)).catch(() => undefined)
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      return isSettled
    })
    .toBe(true)
  return work
}

function useVirtualTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Also ends connections that are being opened, which no real timer ends. */
async function useRealTimers() {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
}

describe('a lost database connection', () => {
  it('fails one call with 503 and works again for the next call', async () => {
    const service = await openTestService({ databaseUrl, encryptionKey })
    const { id, rename } = await openUser(service)
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query('select from users where id = $1 for update', [id])
    const waiting = rename()
    // Ends the connection that waits for the lock of this one, as a server does that shuts down.
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await client.query(end)).rowCount).toBe(1)
    await client.end()
    expect(await waiting).toBe(UNAVAILABLE)
    expect(service.reports.splice(0)).toHaveLength(1)
    expect(await rename()).toBe(200)
    await service.close()
  })

  it('does not stay in the pool if it was lost before its transaction began', async () => {
    const proxy = await startProxy()
    const service = await openTestService({ databaseUrl: proxy.databaseUrl, encryptionKey })
    const { rename } = await openUser(service)
    proxy.setFailure('loses')
    for (let count = 0; count < CALLS; count += 1) expect(await rename()).toBe(UNAVAILABLE)
    proxy.setFailure(undefined)
    expect(await rename()).toBe(200)
    await service.close()
    proxy.close()
  })
})

describe('an exhausted pool', () => {
  it('answers 503 to a call that gets no connection in time', async () => {
    const service = await openTestService({ databaseUrl, encryptionKey, databasePoolSize: 1 })
    const { rename } = await openUser(service)
    let release = () => {}
    const untilRelease = new Promise<void>((resolve) => (release = resolve))
    const transaction = service.ctx.db.transaction(() => untilRelease)
    useVirtualTimers()
    expect(await passTimeLimits(rename())).toBe(UNAVAILABLE)
    await useRealTimers()
    release()
    await transaction
    expect(service.reports.splice(0)).toHaveLength(1)
    expect(await rename()).toBe(200)
    await service.close()
  })
})

describe('a silent database', () => {
  it('times out calls with 503 and is used again when it responds', async () => {
    const proxy = await startProxy()
    const service = await openTestService({ databaseUrl: proxy.databaseUrl, encryptionKey })
    const { rename } = await openUser(service)
    const readiness = async () =>
      (await service.fetch(new Request('http://localhost:4710/health/ready'))).status
    useVirtualTimers()
    proxy.setFailure('mute')
    const waiting = Promise.all(Array.from({ length: CALLS }, rename))
    expect(await passTimeLimits(readiness())).toBe(503)
    expect(await passTimeLimits(waiting)).toEqual(Array(CALLS).fill(UNAVAILABLE))
    const reports = service.reports.splice(0).map(String)
    expect(reports).toEqual(Array(CALLS).fill(expect.stringMatching(/time/i)))
    expect(reports).toContainEqual(expect.stringMatching(/A database statement failed: .*time/i))
    await useRealTimers()
    proxy.setFailure(undefined)
    expect(await Promise.all(Array.from({ length: CALLS }, rename))).toEqual(Array(CALLS).fill(200))
    expect(await readiness()).toBe(200)
    await service.close()
    proxy.close()
  })

  it.each([
    [{}, 5_000],
    [{ databaseTimeoutSeconds: 2 }, 2_000],
  ])('fails a statement after its time limit (%o)', async (config, limitMillis) => {
    const proxy = await startProxy()
    const service = await openTestService({
      databaseUrl: proxy.databaseUrl,
      encryptionKey,
      ...config,
    })
    const { db } = service.ctx
    await db.execute(sql`select 1`)
    useVirtualTimers()
    proxy.setFailure('mute')
    const fail = vi.fn()
    void db.execute(sql`select 1`).catch(fail)
    await vi.advanceTimersByTimeAsync(limitMillis - 1)
    expect(fail).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(fail).toHaveBeenCalledOnce()
    await useRealTimers()
    proxy.setFailure(undefined)
    await service.close()
    proxy.close()
  })

  it('removes a connection from the pool that became unresponsive during a transaction', async () => {
    const proxy = await startProxy()
    const service = await openTestService({ databaseUrl: proxy.databaseUrl, encryptionKey })
    const { db } = service.ctx
    useVirtualTimers()
    const begun = Array.from({ length: 10 }, () =>
      db.transaction(async (inside) => {
        proxy.setFailure('mute')
        await inside.execute(sql`select 1`)
      }),
    )
    const results = await passTimeLimits(Promise.allSettled(begun))
    expect(results.map(({ status }) => status)).not.toContain('fulfilled')
    await useRealTimers()
    proxy.setFailure(undefined)
    await db.transaction((inside) => inside.execute(sql`select 1`))
    await service.close()
    proxy.close()
  })
})

async function openSingleConnection() {
  const options = { databaseUrl, databasePoolSize: 1, report: vi.fn() }
  const { db, close } = await connectDatabase(options)
  onTestFinished(close)
  return db
}

describe('a connection', () => {
  it('keeps the statements that its transactions built', async () => {
    const db = await openSingleConnection()
    const build = vi.fn((tx: typeof db) =>
      tx.select().from(projects).limit(1).prepare('select_one'),
    )
    const selectOne = buildOnce(build)
    for (let number = 0; number < 3; number += 1)
      await inTransaction({ db }, (tx) => selectOne(tx.db).execute())
    expect(build).toHaveBeenCalledTimes(1)
  })

  it('leaves no transaction open after an error', async () => {
    const db = await openSingleConnection()
    const failed = inTransaction({ db }, async (tx) => {
      await tx.db.execute(sql`select pg_current_xact_id()`)
      throw new Error('The work failed.')
    })
    await expect(failed).rejects.toThrow('The work failed.')
    const open = await db.execute(sql`select pg_current_xact_id_if_assigned() as id`)
    expect(open).toHaveProperty('rows', [{ id: null }])
  })
})

/** Holds the lock of a starting service, as a service does that migrates a large database. */
async function holdStart() {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [START_LOCK])
  return client
}

describe('a start on a database on which another service starts', () => {
  it('says for what it waits, and ends after a limit with the fix (36)', async () => {
    await holdStart()
    const report = vi.fn()
    const start = connectDatabase({ databaseUrl, report, startLimitSeconds: 0.1 })
    await expect(start).rejects.toThrow(
      /for more than 0.1 seconds. End it, or a connection that it left/,
    )
    expect(report.mock.calls.map(String)).toEqual([
      expect.stringContaining('Another service starts on this database and may migrate it'),
    ])
  })

  it('continues once the other one has started (36)', async () => {
    const holder = await holdStart()
    const report = vi.fn(() => void holder.query('commit'))
    const { close } = await connectDatabase({ databaseUrl, report, startLimitSeconds: 5 })
    await close()
    expect(report).toHaveBeenCalledTimes(1)
  })
})
