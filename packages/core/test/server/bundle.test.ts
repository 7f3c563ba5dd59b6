import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { createServer } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'

const PROGRAM = `import { ServerApp } from '@latchkey/core/server'; console.log(new ServerApp())`

const bundle = (options: BuildOptions) =>
  build({
    stdin: { contents: PROGRAM, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    write: false,
    splitting: true,
    outdir: 'out',
    logLevel: 'silent',
    ...options,
    metafile: true,
    conditions: ['@latchkey/source', ...(options.conditions ?? [])],
  })

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** An app's folder, whose one module takes both apps: a framework drops the server's only after Vite has looked. */
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
    // As if it were installed: Vite leaves alone what is linked.
    optimizeDeps: { include: ['@latchkey/core', '@latchkey/core/server'] },
  })
  cleanUps.push(() => server.close())
  await server.listen()
  return server.resolvedUrls?.local[0] ?? ''
}

describe('a bundle with the server app', () => {
  it('SK03: cannot be built for a browser', async () => {
    await expect(bundle({ platform: 'browser' })).rejects.toThrow(
      'the-server-app-holds-a-secret-key-so-use-ClientApp-in-a-browser',
    )
    const inWorker = bundle({ platform: 'browser', conditions: ['worker'] })
    await expect(inWorker).rejects.toThrow('the-server-app-holds-a-secret-key')
  })

  it('throws an error that names the secret key in a browser during development, beside a client that loads (SK03)', async () => {
    const url = await developApp()
    let paths: (string | undefined)[] = []
    // Vite rewrites the imports once it has prepared the dependencies.
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

  it.each([
    ['Node', { platform: 'node', conditions: [] }],
    ['server components', { platform: 'node', conditions: ['react-server'] }],
    ['an edge worker', { platform: 'browser', conditions: ['workerd', 'worker'] }],
    ['another edge', { platform: 'browser', conditions: ['edge-light'] }],
  ] as const)('is built for %s', async (_, { platform, conditions }) => {
    const { errors } = await bundle({ platform, conditions: [...conditions] })
    expect(errors).toEqual([])
  })

  it('begins with the app itself: what it does with users and teams is loaded when it is asked', async () => {
    const { metafile } = await bundle({ platform: 'node' })
    const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint)![0]
    const first = new Set([entry])
    for (const name of first)
      for (const { kind, path, external } of metafile.outputs[name]!.imports)
        if (kind === 'import-statement' && !external) first.add(path)
    const files = [...first].flatMap((name) => Object.keys(metafile.outputs[name]!.inputs))
    const later = /resources\/(server|admin)\/|schemas\/|zod|flows\/(mfa|passkey|oauth)/
    expect(files.filter((file) => later.test(file))).toEqual([])
  })
})
