import { readCurrentUser } from '@latchkey/contract/routes/users'
import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import { expect, it, vi } from 'vitest'
import { httpOn } from '../../test/fake-http.js'
import { fakePlatform } from '../../test/fake-platform.js'
import { call } from './call.js'
import type { CallOptions, Http, Sending } from './http.js'

const JSON_TYPE = { 'content-type': 'application/json' }

/** An answer, as far as it differs from a plain success. */
interface Odd {
  status?: number
  headers?: Record<string, string>
  text?: string
}

/** Sends a request that is answered so. What is left to `recover` is only noted. */
function sendTo({ status = 200, headers = JSON_TYPE, text = '{"a_b":1}' }: Odd = {}) {
  const fetch = vi.fn<Http['platform']['fetch']>(() => {
    // No constructor makes one with every status that a server may send.
    const answer = new Response(text, { headers })
    const seen = { status: { value: status }, ok: { value: status >= 200 && status <= 299 } }
    return Promise.resolve(Object.defineProperties(answer, seen))
  })
  const recover = vi.fn((_: Sending) => Promise.resolve({ was: 'recovered' }))
  const http: Http = { ...httpOn(fakePlatform({ fetch }).platform), recover }
  return { http, fetch, recover }
}

it.each<[string, Odd]>([
  ['200', {}],
  ['201', { status: 201 }],
  ['299', { status: 299 }],
  ['a charset', { headers: { 'content-type': 'Application/JSON; charset=utf-8' } }],
])('is understood at once: %s', async (_, odd) => {
  const { http, recover } = sendTo(odd)
  expect(await call(http, readCurrentUser, {})).toEqual({ aB: 1 })
  expect(recover).not.toHaveBeenCalled()
})

it.each<[string, Odd]>([
  ['199', { status: 199 }],
  ['300', { status: 300 }],
  ['400', { status: 400 }],
  ['a known error', { headers: { ...JSON_TYPE, 'x-stack-known-error': 'X' } }],
  ['an empty code', { headers: { ...JSON_TYPE, 'x-stack-known-error': '' } }],
  ['another status behind it', { headers: { ...JSON_TYPE, 'x-stack-actual-status': '200' } }],
  ['no type', { headers: {} }],
  ['another type', { headers: { 'content-type': 'text/application/json' } }],
  ['a longer type', { headers: { 'content-type': 'application/jsonx' } }],
  ['a body that says error', { text: '{"error":""}' }],
  ['no body', { text: '' }],
  ['half a body', { text: '{"a":' }],
  ['a list', { text: '[]' }],
  ['a text', { text: '"a"' }],
  ['a number', { text: '1' }],
  ['null', { text: 'null' }],
])('is left to what is loaded for it: %s', async (_, odd) => {
  const { http, recover } = sendTo(odd)
  expect(await call(http, readCurrentUser, {})).toEqual({ was: 'recovered' })
  expect(recover).toHaveBeenCalledOnce()
})

it.each([
  ['a session', deleteCurrentSession, { keepalive: true, body: '{}' }],
  ['nothing', readCurrentUser, { keepalive: false, body: null }],
])('goes on although the page is left, where it ends %s', async (_, endpoint, sent) => {
  const { http, fetch } = sendTo()
  await call(http, endpoint, {})
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ ...sent, redirect: 'manual' })
})

it.each<[CallOptions['tokens'], { own: boolean; sent: string | undefined; asked: unknown }]>([
  [undefined, { own: true, sent: 'kept', asked: undefined }],
  ['none', { own: false, sent: undefined, asked: { accessToken: null, refreshToken: null } }],
  ['new', { own: false, sent: undefined, asked: { accessToken: null, refreshToken: null } }],
  [
    { accessToken: 'given', refreshToken: null },
    { own: false, sent: 'given', asked: { accessToken: 'given', refreshToken: null } },
  ],
])('speaks with the tokens that it is told to: %o', async (tokens, { own, sent, asked }) => {
  const { http, fetch, recover } = sendTo({ status: 400 })
  const kept = { accessToken: 'kept', refreshToken: null }
  const tokensOf = vi.fn<Http['tokens']>((given) => Promise.resolve(given ?? kept))
  await call({ ...http, tokens: tokensOf }, readCurrentUser, {}, { tokens })
  expect(tokensOf.mock.calls).toEqual([[asked]])
  const headers = fetch.mock.calls[0]?.[1].headers as Record<string, string>
  expect(headers['x-stack-access-token']).toBe(sent)
  expect(recover.mock.calls[0]?.[0]).toMatchObject({ isOwn: own })
})
