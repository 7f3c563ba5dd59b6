import { describe, expect, it } from 'vitest'
import { generationOf } from './client-generation.js'

describe('generationOf', () => {
  it.each([
    ['js @stackframe/react@2.8.12', 'june-2025'],
    ['js @stackframe/js@2.8.40', 'june-2025'],
    ['js @stackframe/js@2.7.99', 'june-2025'],
    ['js @stackframe/js@1', 'june-2025'],
    ['js @stackframe/js@2.8.41', 'later'],
    ['js @stackframe/js@2.8.108', 'later'],
    ['js @stackframe/stack@2.9', 'later'],
    ['js @stackframe/stack@3', 'later'],
    ['js @hexclave/js@1.0.0', 'later'],
    ['js @latchkey/core@1.2.3', 'june-2025'],
    ['js @latchkey/core@3.0.0', 'june-2025'],
    ['2.8.108', 'june-2025'],
    ['js stackframe@2.8.108', 'june-2025'],
    ['js @stackframe/js@x', 'june-2025'],
    ['', 'june-2025'],
  ])('reads the version %j as %s', (version, generation) => {
    expect(generationOf(new Headers({ 'X-Stack-Client-Version': version }))).toBe(generation)
  })

  it('is june-2025 without a version', () => {
    expect(generationOf(new Headers())).toBe('june-2025')
  })
})
