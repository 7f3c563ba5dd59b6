import { readCurrentUser } from '@latchkey/contract/routes/users'
import { expect, it, vi } from 'vitest'
import { httpOn } from '../../test/fake-http.js'
import { fakePlatform } from '../../test/fake-platform.js'
import { call } from './call.js'

const lost = () => Promise.reject<Response>(new TypeError('no connection'))

/** A call that is answered like this. */
function ask(answer: Response) {
  const http = httpOn(fakePlatform({ fetch: () => Promise.resolve(answer) }).platform)
  const onAnswer = vi.fn()
  return {
    onAnswer,
    asked: () => call(http, readCurrentUser, {}),
    shown: () => call(http, readCurrentUser, {}, { onAnswer }),
  }
}

it('HT02: an answer that does not say what it is is no success', async () => {
  const untyped = new Response(new TextEncoder().encode('{"id":1}'))
  expect(untyped.headers.has('content-type')).toBe(false)
  await expect(ask(untyped).asked()).rejects.toMatchObject({ name: 'UnexpectedResponseError' })
})

it.each([
  ['HT34', { 'x-stack-actual-status': '401' }],
  ['HT34', { 'x-stack-actual-status': '401', 'x-stack-known-error': '' }],
  ['HT36', { 'x-stack-actual-status': '' }],
  ['HT36', { 'x-stack-actual-status': ' ' }],
  ['HT44', { 'x-stack-known-error': '' }],
  ['HT44', { 'x-stack-known-error': 'USER_NOT_FOUND' }],
])('%s: an answer with the headers %o is no success, whatever it holds', async (_, headers) => {
  await expect(ask(Response.json({ id: '1' }, { headers })).asked()).rejects.toMatchObject({
    name: 'UnexpectedResponseError',
  })
})

it.each([200, 204])('any success is one to whom it is shown: %i', async (status) => {
  const { onAnswer, shown } = ask(new Response(null, { status }))
  expect(await shown()).toEqual({})
  expect(onAnswer).toHaveBeenCalledOnce()
})

it('a refusal is none, also to whom it is shown', async () => {
  const { shown } = ask(new Response(null, { status: 403 }))
  await expect(shown()).rejects.toMatchObject({ name: 'UnexpectedResponseError', status: 403 })
})

it('is not made again once there is no need to ask any more', async () => {
  const { platform, timers, pass } = fakePlatform({ fetch: vi.fn(() => lost()) })
  const isStale = vi.fn(() => true)
  const asking = call(httpOn(platform), readCurrentUser, {}, { isStale })
  const failure = asking.catch((error: unknown) => String(error))
  await expect.poll(() => timers.size).toBe(1)
  pass(1_500)
  expect(await failure).toBe('Error: There is no need to ask any more.')
  expect(platform.fetch).toHaveBeenCalledOnce()
})
