import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { expect, it } from 'vitest'
import { fakeHttp, skipWaits } from '../../../test/fakes/fake-http.js'
import { fakePlatform } from '../../../test/fakes/fake-platform.js'
import { RequestAttempts } from './request-attempts.js'

const lost = { error: undefined, failure: { reason: 'network' } } as const

it('limits attempts without a time budget by their number only', async () => {
  const left: (number | undefined)[] = []
  const http = fakeHttp(fakePlatform(skipWaits()).platform, {
    async send(environment, request, options = {}) {
      const attempts = new RequestAttempts(environment, request, options)
      for (const number of [1, 2, 3, 4, 5]) {
        const limits = { number, maxAttempts: Infinity, canRefreshToken: false }
        left.push(await attempts.startNext(lost, limits))
      }
      return { fields: {}, response: { status: 200, headers: new Headers(), text: '{}' } }
    },
  })
  await http.request(readCurrentUser, {})
  expect(left).toEqual([Infinity, Infinity, Infinity, Infinity, undefined])
})
