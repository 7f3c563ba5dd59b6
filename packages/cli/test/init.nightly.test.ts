import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { nextApp, readApp, viteApp, writeApp } from './support/apps.js'
import { openProgram } from './support/program.js'

const program = openProgram({ bundle: false })
const root = fileURLToPath(new URL('../../..', import.meta.url))

let copy: string | undefined
afterEach(async () => {
  if (copy !== undefined) await rm(copy, { recursive: true })
  copy = undefined
})

/** Resolves to the errors of the type checker. */
const checkTypes = (folder: string) =>
  new Promise<string>((resolve) => {
    const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]
    execFile(process.execPath, args, (_error, stdout, stderr) => resolve(stdout + stderr))
  })

describe('latchkey init: types', () => {
  it.each([
    ['react-vite', viteApp, ['node', 'vite/client']],
    ['nextjs', nextApp, ['node', 'next']],
  ])('writes modules that match the packages, as installed for %s', async (example, app, types) => {
    await writeApp(program.folder, app)
    expect((await program.run(['init', '--yes', '--no-install'])).code).toBe(0)
    // Below the folder of the example, the imports resolve to the packages of this repository.
    copy = join(root, 'examples', example, 'node_modules', '.cache', `init-${randomUUID()}`)
    await writeApp(copy, await readApp(program.folder))
    const config = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        esModuleInterop: true,
        allowImportingTsExtensions: true,
        types,
      },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: [],
    }
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config))
    expect(await checkTypes(copy)).toBe('')
  })
})
