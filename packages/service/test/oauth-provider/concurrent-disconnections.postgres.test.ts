import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { oauthRecords } from '../../src/db/schema.js'
import { endGrantsOfClient } from '../../src/domain/oauth-grants/end-grants.js'
import { callInOrder } from '../support/call-in-order.js'
import { signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import {
  authorizationUrl,
  Browser,
  decide,
  discover,
  openServerProject,
  requestIdOf,
} from './oauth-world.js'

const service = await setupTestService()
const project = await openServerProject(service)
const config = await discover(service, project)

it('leaves no grant to a decision that arrives while the app is disconnected', async () => {
  service.clock.now = Date.now()
  const user = await signUp(project)
  const browser = new Browser(service)
  const page = await browser.follow(await authorizationUrl(config))
  const { body } = await decide(project, user, requestIdOf(page))
  const connection = { userId: user.id, clientId: 'second-app' }
  const [callback] = await callInOrder(service, (db) => endGrantsOfClient({ db }, connection), [
    () => browser.follow(String(body['redirect_url'])),
  ])
  expect(callback?.searchParams.get('error')).toBe('access_denied')
  expect(await service.ctx.db.$count(oauthRecords, eq(oauthRecords.userId, user.id))).toBe(0)
})
