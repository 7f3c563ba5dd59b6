import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'

const PROGRAM = `import { ServerApp } from '@latchkey/core/server'; console.log(new ServerApp())`

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/**
 * Serves an app whose module imports both apps: Vite resolves the import of the server app before
 * a framework removes it.
 */
async function developApp() {
  const root = await mkdtemp(join(tmpdir(), 'latchkey-vite-'))
  cleanUps.push(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'node_modules', '@latchkey'), { recursive: true })
  const core = join(import.meta.dirname, '..', '..')
  await symlink(core, join(root, 'node_modules', '@latchkey', 'core'), 'junction')
  await writeFile(join(root, 'app.js'), `import '@latchkey/core'; ${PROGRAM}`)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, ws: false },
    // Vite does not prepare linked packages unless they are listed.
    optimizeDeps: { include: ['@latchkey/core', '@latchkey/core/server'] },
  })
  cleanUps.push(() => server.close())
  await server.listen()
  return server.resolvedUrls?.local[0] ?? ''
}

describe('a bundle with the server app', () => {
  it('throws an error that names the secret key in a browser during development, while the client app loads (SK03)', async () => {
    const url = await developApp()
    let paths: (string | undefined)[] = []
    // Vite rewrites the imports after it has prepared the dependencies.
    await expect
      .poll(async () => {
        const app = await (await fetch(`${url}app.js`)).text()
        paths = [...app.matchAll(/"\/(\S+\/deps\/\S+)"/g)].map(([, path]) => path)
        return paths
      })
      .toHaveLength(2)
    const [client = '', server = ''] = paths
    expect((await fetch(url + client)).status).toBe(200)
    const text = await (await fetch(url + server)).text()
    expect(text).toContain('ServerApp holds a secret key')
    expect(text).not.toContain('class')
  })
})
