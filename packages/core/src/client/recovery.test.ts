import { LatchkeyError } from '@latchkey/contract/errors/error'
import { expect, it, vi } from 'vitest'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { createFakeClient } from '../../test/fakes/fake-client.js'
import { fakePage, fakePlatform } from '../../test/fakes/fake-platform.js'
import { Recovery } from './recovery.js'

const SECONDS = 1_000

const request = { method: 'GET', path: '/users/me' }
const unreachable = new LatchkeyError('NETWORK_ERROR', {
  status: 0,
  message: 'unreachable',
  details: { isOffline: false },
})
const unexpected = (status: number) =>
  new LatchkeyError('UNEXPECTED_RESPONSE', { status, message: 'down', details: { request } })

/** Opens a visible page whose random numbers are all the same. */
function open(random = 0.5) {
  const page = fakePage('https://app.example/', new Map())
  let isVisible = true
  const device = fakePlatform({ ...page.parts, random: () => random, isVisible: () => isVisible })
  const recovery = new Recovery(device.platform)
  const retry = vi.fn()
  const setVisible = (value: boolean) => {
    isVisible = value
    page.emit(value ? 'visible' : 'hidden')
  }
  const wait = (failures = 1, error: unknown = unreachable) => recovery.by(retry)(error, failures)
  return { ...device, page, recovery, retry, setVisible, wait }
}

it.each([
  [1, 1_200, 2_000],
  [2, 2_400, 4_000],
  [5, 19_200, 32_000],
  [6, 30_000, 50_000],
  [99, 30_000, 50_000],
])('waits longer after failure %i: from %i to %i ms', (failures, shortest, longest) => {
  for (const [random, millis] of [
    [0, shortest],
    [1, longest],
  ] as const) {
    const { wait, retry, pass } = open(random)
    wait(failures)
    pass(millis - 50)
    expect(retry).not.toHaveBeenCalled()
    pass(50)
    expect(retry).toHaveBeenCalledOnce()
  }
})

it('waits after the time that the service asks to wait', async () => {
  const device = fakePlatform({
    random: () => 1,
    fetch: () =>
      Promise.resolve(new Response('down', { status: 503, headers: { 'Retry-After': '300' } })),
  })
  const { client } = createFakeClient({ platform: device.platform })
  const retry = vi.fn()
  const failed = client.http.request(readCurrentUser, {}, { tokens: 'none' })
  const error: unknown = await failed.catch((reason: unknown) => reason)
  client.recovery.by(retry)(error, 1)
  device.pass(301 * SECONDS)
  expect(retry).not.toHaveBeenCalled()
  device.pass(SECONDS)
  expect(retry).toHaveBeenCalledOnce()
})

it.each([
  ['becomes visible', ({ page }: ReturnType<typeof open>) => page.emit('visible')],
  ['comes back from a cache', ({ page }: ReturnType<typeof open>) => page.emit('shown-from-cache')],
  [
    'gets a response of the service',
    ({ recovery }: ReturnType<typeof open>) => recovery.serviceResponded(),
  ],
])('retries at once when the page %s, at the earliest 2 s after the failure', (_, signal) => {
  const parts = open()
  const { wait, retry, pass } = parts
  const stop = wait(6)
  pass(10 * SECONDS)
  signal(parts)
  expect(retry).toHaveBeenCalledOnce()
  stop?.()
  wait(7)
  pass(SECONDS)
  signal(parts)
  signal(parts)
  expect(retry).toHaveBeenCalledOnce()
  pass(SECONDS)
  expect(retry).toHaveBeenCalledTimes(2)
})

it('waits on a hidden page until it is visible', () => {
  const { wait, retry, pass, recovery, setVisible } = open()
  setVisible(false)
  wait()
  pass(100 * SECONDS)
  recovery.serviceResponded()
  pass(100 * SECONDS)
  expect(retry).not.toHaveBeenCalled()
  setVisible(true)
  expect(retry).toHaveBeenCalledOnce()
})

it('leaves no timer and no listener when it ends', () => {
  const { wait, timers, page, recovery } = open()
  const stop = wait()
  expect([timers.size, page.listeners.size]).toEqual([1, 1])
  recovery.serviceResponded()
  stop?.()
  expect([timers.size, page.listeners.size]).toEqual([0, 0])
})

it.each([unreachable, unexpected(500), unexpected(503)])('recovers from %s', (error) => {
  expect(open().wait(1, error)).toBeDefined()
})

it.each([
  unexpected(404),
  new LatchkeyError('RATE_LIMITED', {
    status: 429,
    message: 'later',
    details: { retryAfterMillis: null, request },
  }),
  new LatchkeyError('USER_NOT_FOUND', { status: 404, message: 'none', details: undefined }),
  new TypeError('a bug'),
])('does not repeat a load that failed with %s', (error) => {
  expect(open().wait(1, error)).toBeUndefined()
})

it.each([
  [200, 1],
  [404, 1],
  [500, 0],
])(
  'after a response with status %i, %i values are loaded again before their wait ends',
  async (status, count) => {
    const device = fakePlatform({
      fetch: () => Promise.resolve(new Response('no', { status })),
    })
    const { client } = createFakeClient({ platform: device.platform })
    const retry = vi.fn()
    client.recovery.by(retry)(unreachable, 6)
    device.pass(3 * SECONDS)
    await client.http.request(readCurrentUser, {}, { tokens: 'none' }).catch(() => undefined)
    expect(retry).toHaveBeenCalledTimes(count)
  },
)
