import { build, type BuildOptions } from 'esbuild'
import { describe, expect, it } from 'vitest'

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

describe('a bundle with the server app', () => {
  it('cannot be built for a browser (SK03)', async () => {
    await expect(bundle({ platform: 'browser' })).rejects.toThrow(
      'the-server-app-holds-a-secret-key-so-use-ClientApp-in-a-browser',
    )
    const inWorker = bundle({ platform: 'browser', conditions: ['worker'] })
    await expect(inWorker).rejects.toThrow('the-server-app-holds-a-secret-key')
  })

  it.each([
    ['Node', { platform: 'node', conditions: [] }],
    ['server components', { platform: 'node', conditions: ['react-server'] }],
    ['an edge worker', { platform: 'browser', conditions: ['workerd', 'worker'] }],
    ['Vercel Edge', { platform: 'browser', conditions: ['edge-light'] }],
  ] as const)('can be built for %s', async (_, { platform, conditions }) => {
    const { errors } = await bundle({ platform, conditions: [...conditions] })
    expect(errors).toEqual([])
  })

  it('loads no schemas, no admin methods and no browser flows initially', async () => {
    const { metafile } = await bundle({ platform: 'node' })
    const [entry = ''] =
      Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === '<stdin>') ?? []
    const first = new Set([entry])
    for (const name of first)
      for (const { kind, path, external } of metafile.outputs[name]!.imports)
        if (kind === 'import-statement' && !external) first.add(path)
    const files = [...first].flatMap((name) => Object.keys(metafile.outputs[name]!.inputs))
    expect(files).toContainEqual(expect.stringContaining('server-app'))
    const lazy = /resources\/admin\/|schemas\/|zod|jose|flows\/(second-factor|passkey|oauth)/
    expect(files.filter((file) => lazy.test(file))).toEqual([])
  })
})
