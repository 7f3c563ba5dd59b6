import { describe, expect, it } from 'vitest'
import { renderTimings } from './timings.mjs'

describe('renderTimings', () => {
  it('adds the files of each project up and lists the slowest project first', () => {
    const lines = renderTimings([
      { project: 'unit', file: 'a.test.ts', seconds: 1 },
      { project: 'dom', file: 'b.test.tsx', seconds: 2 },
      { project: 'unit', file: 'c.test.ts', seconds: 3.25 },
    ])
    expect(lines).toEqual([
      'Seconds per vitest project, files added up',
      '     4.3  unit (2 files)',
      '     2.0  dom (1 files)',
      'Seconds of the slowest files',
      '     3.3  unit c.test.ts',
      '     2.0  dom b.test.tsx',
      '     1.0  unit a.test.ts',
    ])
  })

  it('lists ten files at most', () => {
    const times = Array.from({ length: 12 }, (_, index) => ({
      project: 'unit',
      file: `${index}.test.ts`,
      seconds: index,
    }))
    const files = renderTimings(times).filter((line) => line.includes('.test.ts'))
    expect(files).toHaveLength(10)
    expect(files[0]).toContain('11.test.ts')
  })
})
