import { expect, it } from 'vitest'
import { clientIdShape } from './key-shapes.js'

const accepts = (id: 'google' | 'microsoft' | 'github', clientId: string) =>
  new RegExp(`^(?:${clientIdShape(id, (key) => key).pattern})$`, 'v').test(clientId)

it.each([
  ['google', '1234-abc.apps.googleusercontent.com', '1234-abc'],
  ['microsoft', ' 01234567-89ab-cdef-0123-456789ABCDEF', '0123456789abcdef0123456789abcdef'],
  ['github', 'Iv1.8a61f9b3a7aba766\n', 'my id with spaces'],
] as const)('knows the form of the client IDs of %s', (id, right, wrong) => {
  expect([accepts(id, right), accepts(id, wrong)]).toEqual([true, false])
})
