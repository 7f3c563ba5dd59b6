import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { namesOfPackage } from './names-of-package.mjs'

const folder = await mkdtemp(join(tmpdir(), 'latchkey-exports-'))
afterAll(() => rm(folder, { recursive: true }))

const manifest = {
  name: '@latchkey/thing',
  exports: {
    '.': { '@latchkey/source': './src/index.ts', default: './dist/index.js' },
    './server': { browser: { default: './no.js' }, '@latchkey/source': './src/server.ts' },
    './parts/*': { '@latchkey/source': './src/parts/*.ts' },
    './package.json': './package.json',
  },
}
const sources = {
  'package.json': JSON.stringify(manifest),
  'src/index.ts': `export * from './server.js'
    export * as parts from './parts/one.js'
    export { hidden as shown, type Shape } from './parts/one.js'
    export interface Options {}
    const secret = 1`,
  'src/server.ts': 'export class App {}; export const first = 1, second = 2',
  'src/parts/one.ts': 'export const hidden = 1; export type Shape = string',
  'src/parts/one.test.ts': 'export const test = 1',
}

test('namesOfPackage lists every entry with its exports and re-exports, and marks types', async () => {
  await mkdir(join(folder, 'src', 'parts'), { recursive: true })
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text)
  expect(await namesOfPackage(folder)).toBe(`@latchkey/thing
  App
  first
  parts
  second
  shown
  type Options
  type Shape

@latchkey/thing/parts/one
  hidden
  type Shape

@latchkey/thing/server
  App
  first
  second
`)
})
