import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClientApp } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { createTestProject } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { openProgram } from './support/program.js'
import { createHashes } from './support/password-hashes.js'
import { emailOf, PASSWORD, userExports } from './support/user-exports.js'

const program = openProgram()
const hashes = await createHashes()
const COUNT = 10_000
const TIMEOUT_MILLIS = 1_800_000

describe('import users', () => {
  it.each(Object.entries(userExports))(
    'imports 10,000 users of %s and loses none if it is killed in the middle (51)',
    async (from, createExport) => {
      const project = await createTestProject({
        config: { passkeyEnabled: true, oauthProviders: [{ id: 'google', type: 'shared' }] },
      })
      const variables = {
        LATCHKEY_API_URL: project.baseUrl,
        LATCHKEY_PROJECT_ID: project.projectId,
        LATCHKEY_SUPER_SECRET_ADMIN_KEY: project.superSecretAdminKey,
      }
      const { files } = createExport(COUNT, hashes)
      for (const [name, text] of Object.entries(files))
        await writeFile(join(program.folder, name), text)
      const args = ['import', 'users', ...Object.keys(files), '--from', from]
      const killed = program.start(args, variables)
      await killed.waitForOutput(/Importing \S+ of/)
      killed.child.kill('SIGKILL')
      await killed.exit
      const { code, stdout, stderr } = await program.run(args, variables)
      expect(stderr).toContain('Continuing an interrupted import')
      const [, imported = '', existed = ''] =
        /Users: (\S+) imported, (\S+) existed, 0 skipped/.exec(stdout) ?? []
      const sum = [imported, existed].map((text) => Number(text.replaceAll(',', '')))
      expect([code, sum.reduce((total, count) => total + count, 0)]).toEqual([0, COUNT])
      let users = 0
      for await (const _user of new AdminApp(project).iterateUsers({ limit: 1000 })) users += 1
      expect(users).toBe(COUNT)
      for (const index of [0, COUNT / 2, COUNT - 2]) {
        const app = new ClientApp({ ...project, tokenStore: 'memory', redirectMethod: 'none' })
        const credential = { email: emailOf(index), password: PASSWORD, noRedirect: true }
        expect((await app.signInWithPassword(credential)).status).toBe('ok')
      }
    },
    TIMEOUT_MILLIS,
  )
})
