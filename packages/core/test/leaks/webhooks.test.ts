import { ServerApp } from '@latchkey/core/server'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { printEveryWay } from '../support/print-every-way.js'
import { spyOnConsole } from './spy-on-console.js'
import { watch } from './watch.js'

const webhooks = watch('webhook verification')
const BODY = '{"type":"team.deleted","data":{"id":"t1"}}'

const app = new ServerApp({
  projectId: '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d',
  baseUrl: 'http://localhost:1',
  secretServerKey: 'ssk_1',
})

function signedRequest(secret: string, at = new Date()): Request {
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, BODY),
  }
  return new Request('https://app.example', { method: 'POST', headers, body: BODY })
}

const secret = webhooks.make('webhook secret')
const other = webhooks.make('webhook secret')

it.each([
  ['signed with another secret', signedRequest(other), secret],
  [
    'signed with none of two secrets',
    signedRequest(webhooks.make('webhook secret')),
    [secret, other],
  ],
  ['too old', signedRequest(secret, new Date(0)), secret],
  ['not signed', new Request('https://app.example', { method: 'POST', body: BODY }), secret],
  ['verified with an invalid secret', signedRequest(secret), `${secret}!`],
  ['verified with a secret that contains a line break', signedRequest(secret), `\n"${secret}"`],
  [
    'already parsed',
    { headers: signedRequest(secret).headers, body: JSON.parse(BODY) as unknown },
    secret,
  ],
])(
  'verifyWebhook rejects a webhook that is %s without exposing its secret (LG01, LG02)',
  async (_, request, secrets) => {
    const consoleOutput = spyOnConsole()
    const error = await app.verifyWebhook(request, secrets).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(webhooks.findIn([error, ...consoleOutput()].map(printEveryWay).join('\n'))).toEqual([])
  },
)

it('the tests of this file cover every kind of secret (LG04)', () => {
  expect(webhooks.missing()).toEqual([])
})
