import { describe, expect, it } from 'vitest'
import { progressBar } from './progress.js'

describe('progressBar', () => {
  it('shows the finished part, and 100 % only at the end', () => {
    expect(progressBar(0, 10)).toBe(`[${' '.repeat(30)}]   0 %`)
    expect(progressBar(5, 10)).toBe(`[${'#'.repeat(15)}${' '.repeat(15)}]  50 %`)
    expect(progressBar(9_999, 10_000)).toBe(`[${'#'.repeat(30)}]  99 %`)
    expect(progressBar(0, 0)).toBe(`[${'#'.repeat(30)}] 100 %`)
  })
})
