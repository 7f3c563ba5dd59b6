import { describe, expect, it } from 'vitest'
import { packProblem } from './pack-problem.mjs'

describe('packProblem', () => {
  it.each([
    'npm/11.6.0 node/v24.0.0 linux x64 workspaces/false',
    'yarn/4.9.0 npm/? node/v24',
    undefined,
  ])('rejects the user agent %s and names the right command', (userAgent) => {
    expect(packProblem(userAgent)).toContain('"pnpm pack"')
  })

  it('accepts pnpm', () => {
    expect(packProblem('pnpm/12.21.0 npm/? node/v24.0.0 linux x64')).toBeUndefined()
  })
})
