import { expect, it } from 'vitest'
import { missingIn } from './lockfile.mjs'

const lock = `packages:

  '@turbo/linux-64@2.11.11':
    resolution: {integrity: sha512-a}

  fsevents@2.3.3:
    os: [darwin]
`

it('lists packages that the lockfile lacks', () => {
  expect(
    missingIn(lock, [
      ['@turbo/linux-64', '2.11.11'],
      ['@turbo/darwin-64', '2.11.11'],
      ['fsevents', '~2.3.2'],
      ['turbo', '2.11.11'],
    ]),
  ).toEqual(['@turbo/darwin-64@2.11.11', 'turbo@2.11.11'])
})
