import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const service = join(import.meta.dirname, '../..')

/** Lists the files and the packages that an entry loads at once, without those of dynamic imports. */
async function loadedBy(entry: string): Promise<{ files: string[]; packages: string[] }> {
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
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    const { imports = [], inputs = {} } = metafile.outputs[file] ?? {}
    for (const input of Object.keys(inputs)) files.add(input)
    for (const { path, kind, external } of imports)
      if (kind !== 'dynamic-import' && !external) visit(path)
      else if (kind !== 'dynamic-import') packages.add(path)
  }
  visit(`dist/${entry.replace(/\.ts$/, '.js')}`)
  return { files: [...files], packages: [...packages] }
}

const loaded = await loadedBy('index.ts')
const filesIn = (folder: string) => loaded.files.filter((file) => file.startsWith(`src/${folder}/`))

it('loads the library of the authorization server only for a project that has one', () => {
  expect(loaded.packages).toContain('hono')
  for (const name of ['oidc-provider', 'light-my-request'])
    expect(loaded.packages).not.toContain(name)
})

it('loads SAML only for a connection with it', () => {
  for (const name of ['@node-saml/node-saml', '@xmldom/xmldom'])
    expect(loaded.packages).not.toContain(name)
  // The settings of connections need these, which have no dependencies of their own.
  expect(filesIn('saml').sort()).toEqual(['src/saml/certificates.ts', 'src/saml/node-saml.ts'])
})

it('loads SCIM only for a request to an existing connection', () => {
  expect(filesIn('scim')).toEqual(['src/scim/app.ts'])
})
