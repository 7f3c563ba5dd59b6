import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadEnvironmentFile } from './environment-file.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-environment-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function load(text: string, mode = 0o600) {
  const warnings: string[] = []
  await writeFile(join(folder, 'latchkey.env'), text, { mode })
  loadEnvironmentFile(join(folder, 'latchkey.config.json'), (message) => warnings.push(message))
  return warnings
}

describe('loadEnvironmentFile', () => {
  it('adds the variables of the file and keeps those of the process', async () => {
    vi.stubEnv('LATCHKEY_TEST_MISSING', undefined)
    vi.stubEnv('LATCHKEY_TEST_SPACED', undefined)
    vi.stubEnv('LATCHKEY_TEST_PRESENT', 'process')
    await load(
      '# A comment\nexport LATCHKEY_TEST_MISSING="a\nb"\nLATCHKEY_TEST_SPACED = 1\nLATCHKEY_TEST_PRESENT=file\n',
    )
    expect(process.env).toMatchObject({
      LATCHKEY_TEST_MISSING: 'a\nb',
      LATCHKEY_TEST_SPACED: '1',
      LATCHKEY_TEST_PRESENT: 'process',
    })
  })

  it.each(['LATCHKEY_ENCRYPTION_KEY: secret', 'export DATABASE_URL secret', 'LATCHKEY_DASHBOARD'])(
    'rejects the line %j without quoting it',
    async (line) => {
      const loading = load(`# A comment\n${line}\n`)
      await expect(loading).rejects.toThrow(/^Line 2 of .*latchkey\.env has no "=" after the name/)
      await expect(loading).rejects.not.toThrow('secret')
    },
  )

  it('accepts a missing file', () => {
    const warn = vi.fn()
    expect(() => loadEnvironmentFile(join(folder, 'latchkey.config.json'), warn)).not.toThrow()
    expect(warn).not.toHaveBeenCalled()
  })

  it('warns of a file that other users of the machine can read', async () => {
    expect(await load('', 0o640)).toEqual([])
    await rm(join(folder, 'latchkey.env'))
    expect(await load('LATCHKEY_TEST_SPACED=secret', 0o644)).toEqual([
      expect.stringMatching(/^Other users .* Run: chmod 600 .*latchkey\.env$/),
    ])
  })
})
