import { createTestProject } from '@latchkey/testing'
import { createNetwork } from '@latchkey/testing/network'
import { expect, test } from 'vitest'
import { queryOf } from '@latchkey/core/query'

test('loads teams once for simultaneous calls', async () => {
  const project = await createTestProject()
  const { app, user } = await project.signedIn({ email: 'ada@example.com' })
  const network = createNetwork(project.baseUrl)
  await Promise.all([
    queryOf(app, user, 'listTeams').load(),
    queryOf(app, user, 'listTeams').load(),
  ])
  expect(network.calls('GET /teams')).toBe(1)
  network.close()
})
