import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const core = join(import.meta.dirname, '../..')
const tsc = join(core, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc')

const writeConfig = (name: string, config: object) =>
  writeFile(join(folder, name), JSON.stringify(config))

/** Resolves to the output of the compiler, which is empty if it finds no error. */
const compile = (config: string): Promise<string> =>
  promisify(execFile)(process.execPath, [tsc, '-p', join(folder, config)]).then(
    ({ stdout }) => stdout,
    (failed: { stdout: string }) => failed.stdout,
  )

const folder = await mkdtemp(join(core, 'node_modules', '.types-'))
afterAll(() => rm(folder, { recursive: true }))
await writeConfig('emit.json', {
  extends: '../../../../tsconfig.base.json',
  compilerOptions: {
    emitDeclarationOnly: true,
    rootDir: '../../..',
    outDir: 'out',
  },
  include: ['../../src', '../../../contract/src'],
  exclude: ['../../src/**/*.test.ts', '../../../contract/src/**/*.test.ts'],
})
const problems = await compile('emit.json')
if (problems) throw new Error(problems)
// The declarations of the contract import zod.
const modules = join('contract', 'node_modules')
await symlink(join(core, '..', modules), join(folder, 'out', modules), 'junction')
const entries = ['index', 'server', 'admin', 'query', 'hydrate', 'internal']
const lines = entries.map((name) => `export * as ${name} from './out/core/src/${name}.js'\n`)
await writeFile(join(folder, 'program.ts'), lines.join(''))

describe('the published types of core', () => {
  it.each([{ lib: ['es2022'] }, { lib: ['es2022', 'webworker'] }])(
    'compile without the DOM, with the lib $lib and skipLibCheck off',
    async ({ lib }) => {
      await writeConfig('program.json', {
        compilerOptions: {
          lib,
          target: 'es2022',
          module: 'esnext',
          moduleResolution: 'bundler',
          strict: true,
          exactOptionalPropertyTypes: true,
          skipLibCheck: false,
          types: ['node'],
          noEmit: true,
          paths: {
            '@latchkey/contract': ['./out/contract/src/index.d.ts'],
            '@latchkey/contract/*': ['./out/contract/src/*.d.ts'],
          },
        },
        files: ['program.ts'],
      })
      expect(await compile('program.json')).toBe('')
    },
  )
})
