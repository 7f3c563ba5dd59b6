import { expect, it } from 'vitest'
import { createFakeClient } from '../../../test/fakes/fake-client.js'
import { serverScope } from '../scope.js'
import { listEmailTemplates } from './email-templates.js'

it('listEmailTemplates rejects with FEATURE_NOT_SUPPORTED on a service of 2026, which lacks the call (78)', async () => {
  const responses = { 'GET /email-templates': { status: 404, body: 'Not found' } }
  const scope = serverScope(createFakeClient({ responses }).client)
  await expect(listEmailTemplates(scope)).rejects.toMatchObject({ code: 'FEATURE_NOT_SUPPORTED' })
})
