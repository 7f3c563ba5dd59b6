import { describe, expect, it } from 'vitest'
import { isSecondFactorMissing } from './second-factor-setup.js'

const now = Date.parse('2026-12-02T00:00:00Z')
const user = { secondFactorDueAt: new Date(now) }

const appOf = (requireSecondFactorFrom: string, load: () => Promise<typeof user | null>) => ({
  user: { load },
  getProject: async () => ({ config: { requireSecondFactorFrom } as never }),
})

describe('isSecondFactorMissing', () => {
  it.each([
    ['a user without one', '2026-12-01', user, true],
    ['a user with one', '2026-12-01', { secondFactorDueAt: null }, false],
    ['no user', '2026-12-01', null, false],
    ['a project that requires it later', '2026-12-03', user, false],
    ['a project that requires none', '', user, false],
  ])('decides for %s', async (_title, from, loaded, expected) => {
    expect(
      await isSecondFactorMissing(
        appOf(from, async () => loaded as never),
        now,
      ),
    ).toBe(expected)
  })

  it('lets the user continue if the user does not load', async () => {
    const app = appOf('2026-12-01', () => Promise.reject(new Error('unreachable')))
    expect(await isSecondFactorMissing(app, now)).toBe(false)
  })
})
