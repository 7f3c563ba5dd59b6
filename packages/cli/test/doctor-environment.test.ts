import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDoctor } from './support/doctor.js'

const { program, examine, examineFolder, write } = openDoctor()

describe('doctor: environment', () => {
  it.each([
    ['http://auth.example.com', 'uses http'],
    ['auth.example.com', 'is not the URL'],
    ['https://auth.example.com?key=1', 'is not the URL'],
  ])('rejects the service URL %s', async (apiUrl, message) => {
    const { code, findings } = await examine(['--local'], { LATCHKEY_API_URL: apiUrl })
    expect(findings.map((finding) => finding.message)).toEqual([expect.stringContaining(message)])
    expect(code).toBe(1)
  })

  it('reports variables for the same setting with different values', async () => {
    await write(
      '.env',
      'LATCHKEY_API_URL=https://a.example/\nVITE_LATCHKEY_API_URL=https://a.example',
    )
    expect((await examineFolder()).findings).toEqual([])
    await write('.env.local', 'VITE_LATCHKEY_API_URL=https://b.example')
    const { findings } = await examineFolder()
    expect(findings.map(({ message }) => message)).toEqual([
      'LATCHKEY_API_URL and VITE_LATCHKEY_API_URL have different values, so your pages and your server would not use the same one.',
    ])
  })

  it('passes only if the address, the project and its key are set, and names those that are missing (61)', async () => {
    const unset = (await examineFolder()).resultOf('environment')
    expect(unset).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining(
        'missing LATCHKEY_API_URL, LATCHKEY_PROJECT_ID, LATCHKEY_PUBLISHABLE_CLIENT_KEY',
      ),
    })
    await write('.env', 'VITE_LATCHKEY_API_URL=https://a.example\nLATCHKEY_PROJECT_ID=p')
    const partial = (await examineFolder()).resultOf('environment')
    expect(partial.reason).toContain('missing LATCHKEY_PUBLISHABLE_CLIENT_KEY.')
    await write('.env.local', 'VITE_LATCHKEY_PUBLISHABLE_CLIENT_KEY=pck_1')
    expect((await examineFolder()).resultOf('environment').status).toBe('pass')
  })

  it('ignores a folder called .env', async () => {
    await mkdir(join(program.folder, '.env'))
    expect((await examineFolder()).code).toBe(0)
    const { code, stdout, stderr } = await program.run(['doctor', '--env', '.env'])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('The file .env does not exist.')
  })

  it('reads the variables from the file of --env', async () => {
    await write('production.env', 'LATCHKEY_API_URL=http://auth.example.com')
    expect((await examineFolder()).findings).toEqual([])
    expect((await examineFolder('--env', 'production.env')).failed).toEqual(['environment'])
    const { code, stdout, stderr } = await program.run(['doctor', '--env', 'missing.env'])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain('The file missing.env does not exist.')
  })
})
