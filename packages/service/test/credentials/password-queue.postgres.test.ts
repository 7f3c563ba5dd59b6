import { afterEach, describe, expect, it } from 'vitest'
import {
  credentialsOf,
  newestMail,
  openTestProject,
  PASSWORD,
  readResponse,
  requestOf,
  signUp,
  type TestProject,
} from '../support/project.js'
import { createTestDatabase, openTestService, type TestService } from '../support/service.js'
import { CALLBACK, statusesOf } from '../support/sign-in.js'

const passwordHashing = { memoryKibibytes: 64, passes: 1, maxConcurrent: 1, maxWaiting: 2 }

let services: TestService[] = []
afterEach(async () => {
  await Promise.all(services.map((service) => service.close()))
  services = []
})

async function open(database?: Awaited<ReturnType<typeof createTestDatabase>>) {
  const service = await openTestService(
    { passwordHashing },
    database ?? (await createTestDatabase()),
  )
  services.push(service)
  return service
}

/** Occupies the only slot for running work until the returned function is called. */
function occupy({ ctx }: TestService): () => void {
  let release = () => {}
  const work = new Promise<void>((resolve) => (release = resolve))
  void ctx.passwordQueue.run({ project: 'another' }, () => work)
  return release
}

interface Attempt {
  email: string
  clientAddress?: string
  signal?: AbortSignal
}
const signIn = async (
  service: TestService,
  project: TestProject,
  { email, clientAddress, signal }: Attempt,
) => {
  const body = { email, password: PASSWORD }
  const headers = credentialsOf(project, {})
  const request = requestOf('POST', '/auth/password/sign-in', { body, headers })
  const abortableRequest = signal === undefined ? request : new Request(request, { signal })
  return readResponse(await service.fetch(abortableRequest, { clientAddress }))
}
const untilWaiting = ({ ctx }: TestService, count: number) =>
  expect.poll(() => ctx.passwordQueue.waiting).toBe(count)

describe('password requests beyond the queue', () => {
  it('are answered with 503 and Retry-After, in each process separately', async () => {
    const database = await createTestDatabase()
    const [full, idle] = [await open(database), await open(database)]
    const project = await openTestProject(full)
    const { email } = await signUp(project)
    const release = occupy(full)
    const waiting = [signIn(full, project, { email }), signIn(full, project, { email })]
    await untilWaiting(full, 2)
    const refused = await signIn(full, project, { email })
    expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([
      503,
      null,
      '2',
    ])
    expect((await signIn(idle, project, { email })).status).toBe(200)
    release()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
    expect((await signIn(full, project, { email })).status).toBe(200)
    expect([full.reports, idle.reports]).toEqual([[], []])
  })

  it('do not count as failed sign-ins', async () => {
    const service = await open()
    const project = await openTestProject(service)
    const { email } = await signUp(project)
    const release = occupy(service)
    const waiting = [signIn(service, project, { email }), signIn(service, project, { email })]
    await untilWaiting(service, 2)
    for (let tries = 0; tries < 120; tries += 1)
      expect((await signIn(service, project, { email })).status).toBe(503)
    release()
    await Promise.all(waiting)
    expect((await signIn(service, project, { email })).status).toBe(200)
  })

  it('leave the code of a password reset usable', async () => {
    const service = await open()
    const project = await openTestProject(service)
    const { email } = await signUp(project)
    await project.call('POST', '/auth/password/send-reset-code', {
      body: { email, callback_url: CALLBACK },
    })
    const mail = await newestMail(service, project.id, email)
    const reset = () =>
      project.call('POST', '/auth/password/reset', {
        body: { code: mail?.code, password: 'another horse 8 battery' },
      })
    const release = occupy(service)
    const waiting = [signIn(service, project, { email }), signIn(service, project, { email })]
    await untilWaiting(service, 2)
    expect((await reset()).status).toBe(503)
    release()
    await Promise.all(waiting)
    expect((await reset()).status).toBe(200)
  })

  it('of a client that floods the queue give way to another client', async () => {
    const service = await open()
    const project = await openTestProject(service)
    const { email } = await signUp(project)
    const release = occupy(service)
    const flood = { email, clientAddress: '203.0.113.7' }
    const flooding = [signIn(service, project, flood), signIn(service, project, flood)]
    await untilWaiting(service, 2)
    const other = signIn(service, project, { email, clientAddress: '203.0.113.8' })
    expect((await Promise.race(flooding)).status).toBe(503)
    release()
    expect((await other).status).toBe(200)
    expect(statusesOf(await Promise.all(flooding))).toEqual([200, 503])
  })

  it('that were abandoned free their place', async () => {
    const service = await open()
    const project = await openTestProject(service)
    const { email } = await signUp(project)
    const release = occupy(service)
    const leaving = new AbortController()
    const { signal } = leaving
    const abortedSignIns = [0, 1].map(() => signIn(service, project, { email, signal }))
    await untilWaiting(service, 2)
    leaving.abort()
    await untilWaiting(service, 0)
    const next = signIn(service, project, { email })
    await untilWaiting(service, 1)
    release()
    expect((await next).status).toBe(200)
    expect((await Promise.all(abortedSignIns)).map(({ status }) => status)).toEqual([400, 400])
  })
})
