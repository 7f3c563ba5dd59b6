import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../../support/open-tab.js'
import { startEdge } from '../../runtimes/start-edge.js'
import { signIn } from '../authenticate/authenticate-app.js'

const PROGRAM = `
  import { handle } from '../../../../docs/recipes/fetch.js'

  export default {
    async fetch(request) {
      const [headers] = await request.json()
      const response = await handle(new Request('https://api.example/me', { headers }))
      return Response.json([response.status, await response.json()])
    },
  }`

it('a worker serves the Fetch recipe with its keys in environment variables', async () => {
  const project = await createTestProject({ users: [ada] })
  const edge = await startEdge(PROGRAM, '2025-04-01', {
    LATCHKEY_API_URL: project.baseUrl,
    LATCHKEY_PROJECT_ID: project.projectId,
    LATCHKEY_SECRET_SERVER_KEY: project.secretServerKey,
  })
  const { user, header } = await signIn(project)
  expect(await edge.send(header)).toMatchObject([200, { id: user.id }])
  expect(await edge.send({})).toEqual([401, null])
  await edge.stop()
})
