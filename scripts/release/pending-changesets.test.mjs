import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pendingChangesets } from './pending-changesets.mjs'

const folder = await mkdtemp(join(tmpdir(), 'latchkey-changesets-'))
afterAll(() => rm(folder, { recursive: true }))

describe('pendingChangesets', () => {
  it('lists the changesets that no prerelease contains', async () => {
    for (const name of ['README.md', 'config.json', 'brave-cats.md', 'old-dogs.md'])
      await writeFile(join(folder, name), '')
    expect(await pendingChangesets(folder)).toEqual(['brave-cats', 'old-dogs'])
    await writeFile(join(folder, 'pre.json'), JSON.stringify({ changesets: ['old-dogs'] }))
    expect(await pendingChangesets(folder)).toEqual(['brave-cats'])
  })
})
