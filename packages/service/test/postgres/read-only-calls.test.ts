import { afterAll, describe, expect, it } from 'vitest'
import { inputsOf, sendPrepared } from '../support/calls/call-inputs.js'
import { createCostlyDatabase } from '../support/database/statement-costs.js'
import { everyCall } from '../support/every-call.js'
import { openOwner } from '../support/owner.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { createUserData, enableAllSettings } from '../support/user-data.js'

const WRITE = /\b(?:insert into|delete from|update) "/i

/** Calls with GET that write, with the reason why a forged request does no harm. */
const exceptions: Readonly<Record<string, string>> = {
  'GET /latchkey/export (client, server, admin)': 'writes its own event to the audit log',
  'GET /auth/oauth/authorize/{provider_id} (no access type)':
    'stores a sign-in, which only the browser with its cookie can complete',
  'GET /auth/oauth/callback/{provider_id} (no access type)':
    'completes a sign-in, and needs the cookie of the browser that began it',
  'GET /latchkey/openid/{project_id}/{provider_id}/callback (no access type)':
    'completes a sign-in, and needs the cookie of the browser that began it',
}

const opened = await createCostlyDatabase()
const service = await setupTestService({}, opened.database)
const project = await openTestProject(service, { config: enableAllSettings })
const owner = await openOwner(service)
const whose = await createUserData(service, project)
afterAll(() => opened.client.end())

const reads = everyCall.filter(([, { endpoint }]) => endpoint.method === 'GET')

describe('a call with GET', () => {
  it.each(reads)('writes nothing to the database: %s', async (title, call) => {
    const writes = []
    for (const input of inputsOf(call)) {
      const prepare = typeof input === 'function' ? input : input.prepare
      const request = await prepare({ service, project, owner, whose }, call)
      const { costs } = await opened.costsOf(() => sendPrepared(request))
      writes.push(...costs.map(({ text }) => text).filter((text) => WRITE.test(text)))
    }
    expect(writes.length > 0).toBe(title in exceptions)
  })
})
