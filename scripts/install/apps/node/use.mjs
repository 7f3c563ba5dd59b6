// An app that uses `import`: imports every entry of every package and calls the main methods.
import assert from 'node:assert/strict'
import { ClientApp } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { ServerApp } from '@latchkey/core/server'
import { createTestProject } from '@latchkey/testing'
import { entries } from './entries.cjs'

for (const entry of entries) await import(entry)

const email = 'imports@example.com'
const app = new ClientApp({ tokenStore: 'memory', redirectMethod: 'none' })
const result = await app.signUpWithCredential({
  email,
  password: 'correct horse',
  callbackUrl: 'http://localhost:3000/handler/email-verification',
  noRedirect: true,
})
assert.equal(result.status, 'ok')

const user = await app.getUser({ or: 'throw' })
assert.equal(user.primaryEmail, email)

const server = new ServerApp({ tokenStore: null })
const auth = await server.authenticate(
  new Request('http://localhost:3000', { headers: await user.getAuthHeaders() }),
)
assert.equal(auth.status === 'signed-in' && auth.userId, user.id)
assert.equal((await server.getUser(user.id))?.primaryEmail, email)

const project = await new AdminApp({ tokenStore: null }).getProject()
assert.equal(project.id, process.env.LATCHKEY_PROJECT_ID)

// Outside of Vitest, as in another test runner.
await assert.rejects(createTestProject(), /No Latchkey service was started/)
const testProject = await createTestProject({}, process.env.LATCHKEY_API_URL)
assert.notEqual(testProject.projectId, project.id)
