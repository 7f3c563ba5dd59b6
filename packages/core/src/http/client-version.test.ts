import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CLIENT_VERSION } from './client-version.js'

it('is the version of the package, in the form that the service parses', () => {
  const file = new URL('../../package.json', import.meta.url)
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string
    version: string
  }
  expect(CLIENT_VERSION).toBe(`js ${name}@${version.replace(/-.*/, '')}`)
  expect(CLIENT_VERSION).toMatch(/^(\w+)\s+(@[\w/]+)@([\d.]+)$/)
})
