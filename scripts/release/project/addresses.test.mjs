import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readAddresses } from './addresses.mjs'
import { findDisagreements } from './disagreements.mjs'
import { placeholdersIn } from './placeholders.mjs'

const reachable = {
  homepage: 'https://latchkey.dev',
  issues: 'https://github.com/latchkey/latchkey/issues',
  repository: 'https://github.com/latchkey/latchkey.git',
  securityContact: 'security@latchkey.dev',
  conductContact: 'https://latchkey.dev/conduct',
}

describe('placeholdersIn', () => {
  it('accepts addresses that can be reached', () => {
    expect(placeholdersIn(reachable)).toEqual([])
  })

  it.each([
    ['homepage', 'https://latchkey.example'],
    ['homepage', 'http://latchkey.dev'],
    ['issues', 'issues@latchkey.dev'],
    ['repository', 'https://git.test/latchkey.git'],
    ['securityContact', 'security@latchkey.example'],
    ['securityContact', 'security@example.com'],
    ['securityContact', 'nobody'],
    ['securityContact', ''],
    ['conductContact', 'http://localhost/conduct'],
  ])('rejects the %s %j', (name, address) => {
    expect(placeholdersIn({ ...reachable, [name]: address })).toEqual([
      expect.stringContaining(`set-address.mjs ${name} `),
    ])
  })
})

describe('findDisagreements', () => {
  it('names each file that does not have the address', async () => {
    const addresses = { ...(await readAddresses()), securityContact: 'security@latchkey.dev' }
    expect(await findDisagreements(addresses)).toEqual([
      'SECURITY.md does not contain the securityContact of project.json: security@latchkey.dev',
    ])
  })

  it('names each package with another home page', async () => {
    const addresses = { ...(await readAddresses()), issues: reachable.issues }
    expect(await findDisagreements(addresses)).toContain(
      'packages/core/package.json: homepage, bugs or repository differs from project.json.',
    )
  })
})

describe('npm run release', () => {
  it('checks the addresses before it publishes', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    expect(scripts.release).toMatch(/^node scripts\/release\/check-addresses\.mjs && .*publish/)
  })
})
