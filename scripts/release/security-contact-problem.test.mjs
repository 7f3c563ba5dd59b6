import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { securityContactProblem } from './security-contact-problem.mjs'

const contact = 'security@latchkey.dev'

describe('securityContactProblem', () => {
  it.each([contact, 'https://latchkey.dev/report'])(
    'accepts %s if SECURITY.md names it',
    (text) => {
      expect(securityContactProblem(text, `Report to **${text}**.`)).toBeUndefined()
    },
  )

  it.each([undefined, '', '  '])('rejects a missing contact: %j', (text) => {
    expect(securityContactProblem(text, 'Report.')).toContain('SECURITY_CONTACT')
  })

  it.each(['security@latchkey.example', 'security@example.com', 'nobody', 'http://latchkey.dev'])(
    'rejects an unreachable contact: %s',
    (text) => {
      expect(securityContactProblem(text, text)).toContain('not a reachable')
    },
  )

  it('rejects a contact that SECURITY.md does not name', () => {
    expect(securityContactProblem(contact, 'Report to security@latchkey.example.')).toContain(
      'SECURITY.md does not name',
    )
  })

  it('checks the contact before the packages are published', async () => {
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
    expect(scripts.release).toMatch(/^node scripts\/release\/security-contact\.mjs && .*publish/)
  })
})
