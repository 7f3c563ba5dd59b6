// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import { createTestProject } from '../src/index.js'
import { createNetwork } from '../src/network.js'
import { createClient, signUp } from './client.js'

it('createNetwork intercepts the fetch of a DOM environment', async () => {
  expect(navigator.userAgent).toContain('HappyDOM')
  const project = await createTestProject()
  const network = createNetwork(project.baseUrl)
  onTestFinished(() => network.close())
  const read = () => createClient(project).send('GET', '/projects/current')
  expect((await signUp(project, 'ada@example.com')).status).toBe(200)
  expect(await (await read()).json()).toMatchObject({ id: project.projectId })
  network.fail('GET /projects/current')
  await expect(read()).rejects.toThrow(Error)
  network.respond429('GET /projects/current', { retryAfter: 2 })
  expect((await read()).headers.get('retry-after')).toBe('2')
  expect(network.calls('GET /projects/current')).toBe(3)
})
