import { ServerApp } from '@latchkey/core/server'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { printEveryWay } from '../print-every-way.js'
import { spyOnConsole } from './spy-on-console.js'
import { watch } from './watch.js'

const webhooks = watch('a refused webhook')
const BODY = '{"type":"team.deleted","data":{"id":"t1"}}'

const app = new ServerApp({
  projectId: '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d',
  baseUrl: 'http://localhost:1',
  secretServerKey: 'ssk_1',
})

function signed(secret: string, at = new Date()): Request {
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, BODY),
  }
  return new Request('https://app.example', { method: 'POST', headers, body: BODY })
}

const secret = webhooks.make('secret of a webhook')
const other = webhooks.make('secret of a webhook')

it.each([
  ['made with another secret', signed(other), secret],
  ['made with none of two secrets', signed(webhooks.make('secret of a webhook')), [secret, other]],
  ['too old', signed(secret, new Date(0)), secret],
  ['not signed', new Request('https://app.example', { method: 'POST', body: BODY }), secret],
  ['checked with what is no secret', signed(secret), `${secret}!`],
  ['checked with a secret that has a line end', signed(secret), `\n"${secret}"`],
  ['read before', { headers: signed(secret).headers, body: JSON.parse(BODY) as unknown }, secret],
])('LG01, LG02: a webhook that is %s is refused without its secret', async (_, request, given) => {
  const said = spyOnConsole()
  const error = await app.verifyWebhook(request, given).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(webhooks.findIn([error, ...said()].map(printEveryWay).join('\n'))).toEqual([])
})

it('LG04: every kind of secret was there to be found', () => {
  expect(webhooks.missing()).toEqual([])
})
