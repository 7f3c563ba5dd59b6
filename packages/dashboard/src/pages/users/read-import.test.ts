import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readImport } from './read-import.js'

// The files of the dashboard load in a window.
beforeEach(() => vi.stubGlobal('window', globalThis))
afterEach(() => vi.unstubAllGlobals())

/** The key of a text with its values: the texts themselves are checked elsewhere. */
const text = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')

const read = (...lines: string[]) => readImport(new File([lines.join('\n')], 'users.csv'), text)

describe('readImport', () => {
  it('accepts the names that other products give to the columns', async () => {
    const { users, otherColumns } = await read(
      'Primary Email Address,Full Name,createdAt,plan',
      'ada@example.com,Ada,2026-01-31,pro',
    )
    expect(users).toMatchObject([
      {
        line: 2,
        record: {
          displayName: 'Ada',
          signedUpAt: new Date('2026-01-31'),
          emails: [{ value: 'ada@example.com', isVerified: false }],
        },
      },
    ])
    expect(otherColumns).toEqual(['plan'])
  })

  it('leaves out lines with values that no user can have, and says why', async () => {
    const { users, wrong } = await read(
      'id,email,profile_image_url,signed_up_at',
      ',ada@,,',
      'user_1,grace@example.com,,',
      ',eve@example.com,picture.png,',
      ',tom@example.com,,yesterday',
      ',,https://example.com/a.png,',
    )
    expect(users).toEqual([])
    expect(wrong).toEqual([
      { line: 2, reason: 'wrongEmail ada@' },
      { line: 3, reason: 'wrongId user_1' },
      { line: 4, reason: 'wrongPictureUrl picture.png' },
      { line: 5, reason: 'wrongDate yesterday 2026-01-31' },
      { line: 6, reason: 'emailMissing' },
    ])
  })

  it('imports the first of several lines with one address', async () => {
    const { users, repeated } = await read(
      'email',
      'ada@example.com',
      'x@example.com',
      'ADA@example.com',
    )
    expect(users.map(({ line }) => line)).toEqual([2, 3])
    expect(repeated).toEqual([{ line: 4, reason: 'repeatedLine 2' }])
  })
})
