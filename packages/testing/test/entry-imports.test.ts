import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Returns the imports of an entry from other packages. */
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
  ['jest-global-setup', []],
  ['jest-global-teardown', []],
  ['msw', ['msw']],
  ['network', []],
  ['playwright', ['@playwright/test']],
  ['playwright-global-setup', []],
  ['vitest-global-setup', []],
])('%s statically imports only the test tools %j', async (entry, tools) => {
  const imports = (await importsOf(entry))
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => path)
  const testTools = /^(vitest|msw|@playwright\/test)(\/|$)/
  expect(new Set(imports.filter((path) => testTools.test(path)))).toEqual(new Set(tools))
})

it('only entries that start a service import it', async () => {
  for (const entry of ['index', 'jest-global-teardown', 'msw', 'network', 'playwright'])
    expect((await importsOf(entry)).map(({ path }) => path)).not.toContain('@latchkey/service')
})
