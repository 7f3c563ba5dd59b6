import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { docsUrl } from '../src/doctor/check.js'
import type { CheckResult } from '../src/doctor/report.js'
import { openDoctor, SERVER_KEY } from './support/doctor.js'

const { program, examineFolder, write } = openDoctor()

describe('doctor: report', () => {
  it('prints each status, problem and fix, without colors if stdout is not a terminal', async () => {
    await write('.env', `VITE_LATCHKEY_SECRET_SERVER_KEY=${SERVER_KEY}`)
    const { code, stdout } = await program.run(['doctor', '--local'])
    expect(code).toBe(1)
    expect(stdout).toBe(`- skipped  Production mode: not run with --local.
- skipped  Trusted domains: not run with --local.
✗ fail     Secret keys in public variables
    VITE_LATCHKEY_SECRET_SERVER_KEY in .env publishes a secret key to every visitor.
    Revoke the key and set a new one in LATCHKEY_SECRET_SERVER_KEY.
    https://latchkey.example/guides/doctor#published-key

✓ pass     Secret keys in git
- skipped  Environment variables: missing LATCHKEY_API_URL, LATCHKEY_PROJECT_ID, LATCHKEY_PUBLISHABLE_CLIENT_KEY. Set them, unless the code of your app passes these settings.
- skipped  Hosted pages: pass --app-url to run this check.
- skipped  Session cookies: pass --app-url to run this check.

1 passed, 1 failed, 5 skipped
`)
  })

  it('gives the reason for each check that could not run', async () => {
    const { code, stdout } = await program.run(['doctor'])
    expect(code).toBe(2)
    expect(stdout).toContain('! error    Production mode: set LATCHKEY_API_URL, ')
    expect(stdout).toContain('2 passed, 1 could not run, 4 skipped\n')
  })

  it('gives the reason for each skipped check in JSON', async () => {
    const { code, resultOf } = await examineFolder()
    const { status, reason } = resultOf('pages')
    expect([code, status, reason]).toEqual([0, 'skipped', 'pass --app-url to run this check.'])
  })

  it('has only checks that the README and the docs explain', async () => {
    const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
    const [readme, guide] = await Promise.all([
      read('../README.md'),
      read('../../../docs/guides/doctor.md'),
    ])
    const { stdout } = await program.run(['doctor', '--local', '--json'])
    const { checks } = JSON.parse(stdout) as { checks: CheckResult[] }
    expect(checks).toHaveLength(7)
    for (const { check } of checks) {
      expect(readme).toContain(`| \`${check}\``)
      expect(guide).toContain(`\n## ${check}\n`)
      expect(docsUrl(check)).toBe(`https://latchkey.example/guides/doctor#${check}`)
    }
  })
})
