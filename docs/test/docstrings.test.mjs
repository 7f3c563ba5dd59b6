import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { undocumentedIn } from '../scripts/undocumented.mjs'

const folder = await mkdtemp(join(tmpdir(), 'latchkey-docstrings-'))
afterAll(() => rm(folder, { recursive: true }))

test('undocumentedIn lists exports and public members without a docstring', async () => {
  const file = join(folder, 'index.ts')
  await writeFile(
    file,
    `export interface Options {
      a?: string
      /** Default: 1. */
      b?: number
    }
    /** Data. */
    export interface Fields {
      /** The ID. */
      readonly id: string
    }
    /** A model. */
    export class Model implements Fields {
      declare readonly id: string
      readonly #secret = 1
      protected hidden() {
        return this.#secret
      }
      read() {
        return this.hidden()
      }
    }`,
  )
  const names = undocumentedIn([file], /index\.ts$/).map((line) => line.replace(/^.*: /, ''))
  expect(names).toEqual([
    'Options has no docstring.',
    'Options.a has no docstring.',
    'Model.read has no docstring.',
  ])
})
