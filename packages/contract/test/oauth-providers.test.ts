import { expect, it } from 'vitest'
import { providerName } from '@latchkey/contract'

it.each([
  ['google', 'Google'],
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin', 'LinkedIn'],
  ['x', 'X'],
  ['constructor', 'Constructor'],
  ['', ''],
])('providerName returns for %j the name %j', (id, name) => {
  expect(providerName(id)).toBe(name)
})
