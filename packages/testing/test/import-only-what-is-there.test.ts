import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** What an entry imports that is not of this package. */
async function importsOf(entry: string) {
  const { metafile } = await build({
    entryPoints: [`${import.meta.dirname}/../src/${entry}.ts`],
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    outdir: '/unused',
  })
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports)
}

it.each([
  ['index', []],
  ['authenticator', []],
  ['msw', ['msw']],
  ['network', []],
  ['playwright', ['@playwright/test']],
  ['playwright-global-setup', []],
  ['vitest-global-setup', []],
])('%s needs of the test tools no more than %j at once', async (entry, tools) => {
  const imports = (await importsOf(entry))
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => path)
  const known = /^(vitest|msw|@playwright\/test)(\/|$)/
  expect(new Set(imports.filter((path) => known.test(path)))).toEqual(new Set(tools))
})

it('only what starts a service carries one', async () => {
  for (const entry of ['index', 'msw', 'network', 'playwright'])
    expect((await importsOf(entry)).map(({ path }) => path)).not.toContain('@latchkey/service')
})
