import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const service = join(import.meta.dirname, '../..')

/** Returns the packages that an entry loads at once, without those of dynamic imports. */
async function loadedPackages(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    entryPoints: [join(service, 'src', entry)],
    absWorkingDir: service,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'dist',
    metafile: true,
    write: false,
  })
  const packages = new Set<string>()
  const visit = (file: string) => {
    for (const { path, kind, external } of metafile.outputs[file]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) visit(path)
      else if (kind !== 'dynamic-import') packages.add(path)
  }
  visit(`dist/${entry.replace(/\.ts$/, '.js')}`)
  return packages
}

it('loads the library of the authorization server only for a project that has one', async () => {
  const packages = await loadedPackages('index.ts')
  expect(packages).toContain('hono')
  for (const name of ['oidc-provider', 'light-my-request']) expect(packages).not.toContain(name)
})
