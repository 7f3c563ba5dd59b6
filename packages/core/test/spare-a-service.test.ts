import { ClientApp } from '@latchkey/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from './access-token.js'
import { fakeJar, fakePlatform } from './fake-platform.js'

const SECONDS = 1_000
const HOUR_SECONDS = 3_600
const ME = '/api/v1/users/me'

// The time of these devices does not wait for a file to be loaded.
beforeAll(async () => {
  await import('../src/flows/send-request.js')
})

const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const gone = () => Promise.resolve(new Response('down', { status: 503 }))
const broken = () => Promise.resolve(new Response('a bug', { status: 500 }))
const fine = () => Promise.resolve(Response.json({ id: 'user' }))
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A page whose token is good for an hour, on a device whose time passes when the test says so. */
function openPage(answer: (path: string) => Promise<Response>) {
  const { jar, cookies } = fakeJar()
  const sent: { path: string; second: number }[] = []
  let online = true
  let pressed = false
  const device = fakePlatform({
    cookies: jar,
    isOnline: () => online,
    hasUserActivation: () => pressed,
    fetch(url, { method }) {
      const { pathname } = new URL(url)
      // What is looked for to explain a failure, without a method, is a request of its own as well.
      sent.push({ path: `${method ?? 'HEAD'} ${pathname}`, second: Math.floor(second()) })
      return answer(pathname)
    },
  })
  const begin = device.now()
  const second = () => (device.now() - begin) / SECONDS
  const token = accessToken({ now: begin, lifetime: HOUR_SECONDS })
  cookies.set('latchkey-refresh-p', 'r1')
  cookies.set('latchkey-access', `[%22r1%22%2C%22${token}%22]`)
  const open = (baseUrl = 'https://auth.example') =>
    new ClientApp({
      projectId: 'p',
      publishableClientKey: 'k',
      baseUrl,
      platform: device.platform,
    })
  const app = open()
  /** One quarter of a second after the other. */
  const pass = async (seconds: number, eachSecond = () => {}) => {
    for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
      if (quarter % 4 === 0) eachSecond()
      await settle()
      device.pass(SECONDS / 4)
    }
    await settle()
  }
  const poll = (reader = app, path = '/users/me') => {
    reader.sendRequest(path).catch(() => {})
  }
  const timesOf = (path: string) =>
    sent.filter((request) => request.path === path).map((request) => request.second)
  const setOnline = (value: boolean) => void (online = value)
  const press = () => void (pressed = true)
  return { app, open, sent, pass, poll, timesOf, setOnline, press }
}

describe.each([
  ['cannot be reached', lost],
  ['is replaced by a gateway', gone],
])('a service that %s for ten minutes, while a page with a good token polls it', (_, answer) => {
  it('RT11, F10: is asked five times in a row, and then once in 30 s, of all that is read', async () => {
    const { app, sent, pass, poll, timesOf } = openPage(answer)
    await pass(600, () => {
      for (let reader = 0; reader < 100; reader += 1) app.getUser().catch(() => {})
      poll(app, '/teams')
    })
    const times = sent.filter(({ path }) => path.startsWith('GET')).map(({ second }) => second)
    const later = times.filter((time) => time >= 30)
    const pauses = later.slice(1).map((time, index) => time - (later[index] ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(29)
    expect(later.length).toBeGreaterThanOrEqual(18)
    expect(times.at(-1)).toBeGreaterThan(560)
    expect(timesOf('POST /api/v1/auth/oauth/token')).toEqual([])
    expect(app.session.get().status).toBe('active')
  })

  it('F10: receives 60 requests at most of who asks for the user, explanations included', async () => {
    const { app, sent, pass } = openPage(answer)
    let refused = 0
    await pass(600, () => {
      for (let reader = 0; reader < 100; reader += 1) app.getUser().catch(() => refused++)
    })
    expect(sent.length).toBeLessThanOrEqual(60)
    expect(refused).toBeGreaterThan(58_000)
  })
})

describe('whoever reads from a service that has just failed five times', () => {
  const fail = async (answer = lost) => {
    let now = answer
    const page = openPage(() => now())
    page.poll()
    await page.pass(30)
    page.sent.length = 0
    return { ...page, answerWith: (next: typeof answer) => void (now = next) }
  }

  it('RT11: is told of that failure at once', async () => {
    const { app, sent } = await fail()
    await expect(app.sendRequest('/teams')).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(sent).toEqual([])
  })

  it('RT11: is told so in every app of the page, but not of another service', async () => {
    const { open, poll, sent, pass } = await fail()
    poll(open())
    poll(open('https://other.example'), '/teams')
    await pass(0.25)
    expect(sent.map(({ path }) => path)).toEqual(['GET /api/v1/teams'])
  })

  it('RT11: goes on as ever once an attempt has succeeded, which is made for all', async () => {
    const { poll, pass, timesOf, answerWith } = await fail()
    answerWith(fine)
    await pass(30)
    poll()
    await pass(0.25)
    expect(timesOf(`GET ${ME}`)).toHaveLength(1)
    for (let reader = 0; reader < 3; reader += 1) poll()
    await pass(0.25)
    expect(timesOf(`GET ${ME}`)).toHaveLength(4)
  })

  it('RT11: waits for one that has the attempt for all', async () => {
    const { poll, pass, timesOf, answerWith } = await fail()
    await pass(30)
    answerWith(() => new Promise(() => {}))
    for (let reader = 0; reader < 3; reader += 1) poll()
    await pass(1)
    expect(timesOf(`GET ${ME}`)).toHaveLength(1)
  })

  it.each([
    [
      'was refused by the service itself',
      () => Promise.resolve(new Response(null, { status: 404 })),
    ],
    ['found a bug', broken],
  ])('RT11: goes on when an attempt %s: it is there', async (_, answer) => {
    const { poll, pass, timesOf, answerWith } = await fail()
    answerWith(answer)
    await pass(30)
    poll()
    await pass(0.25)
    poll()
    await pass(0.25)
    expect(timesOf(`GET ${ME}`)).toHaveLength(2)
  })

  it('RT11: is let through when a person has just pressed something, with one attempt', async () => {
    const { poll, pass, timesOf, press } = await fail()
    press()
    poll()
    await pass(20)
    expect(timesOf(`GET ${ME}`)).toHaveLength(1)
  })

  it('RT11: is told what the service says to a read that was on its way before', async () => {
    let say = (_: Response) => {}
    const slow = new Promise<Response>((resolve) => (say = resolve))
    const { app, poll, pass } = openPage((path) => (path === ME ? gone() : slow))
    const early = app.sendRequest('/teams')
    await pass(10, poll)
    say(new Response(null, { status: 404 }))
    await expect(early).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 404 })
  })

  it('RT11: goes on when a change got through, which is never held back', async () => {
    const { app, poll, pass, timesOf, answerWith } = await fail()
    answerWith(fine)
    await app.sendRequest('/users/me', { method: 'PATCH', body: {} })
    expect(timesOf(`PATCH ${ME}`)).toHaveLength(1)
    poll()
    await pass(0.25)
    expect(timesOf(`GET ${ME}`)).toHaveLength(1)
  })

  it('RT11: begins anew on a device that has been connected since', async () => {
    const { poll, pass, timesOf, setOnline } = await fail()
    setOnline(false)
    poll()
    await pass(0.25)
    expect(timesOf(`GET ${ME}`)).toHaveLength(1)
  })
})

it('RT11: reads that a gateway refuses side by side have failed once', async () => {
  const { poll, pass, timesOf } = openPage(gone)
  for (let reader = 0; reader < 20; reader += 1) poll()
  await pass(1)
  poll()
  await pass(0.25)
  expect(timesOf(`GET ${ME}`)).toHaveLength(21)
})

it('RT11: what one endpoint refuses or breaks on holds nothing else back', async () => {
  const { poll, pass, timesOf } = openPage(broken)
  await pass(20, poll)
  expect(timesOf(`GET ${ME}`)).toHaveLength(20)
})
