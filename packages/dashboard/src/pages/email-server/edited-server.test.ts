import { describe, expect, it } from 'vitest'
import { editedServer, isStored, type OwnServer } from './edited-server.js'

const server: OwnServer = {
  type: 'standard',
  host: 'smtp.example.com',
  port: 465,
  username: 'ada',
  senderName: 'Engines',
  senderEmail: 'mail@example.com',
}

/** A server as a project has it: its password is not enumerable. */
const storedServer = (changes: Partial<OwnServer> = {}, password = 'secret'): OwnServer =>
  Object.defineProperty({ ...server, ...changes }, 'password', { value: password })

describe('the email server of a form', () => {
  const initial = storedServer()
  /** The fields without a typed password have the stored one. */
  const fields = { ...server, password: 'secret' }

  it('has the edited settings, and otherwise those that have changed meanwhile', () => {
    const current = storedServer({ senderName: 'Looms' }, 'changed')
    const host = 'smtp2.example.com'
    const edited = editedServer({ ...fields, host }, { initial, current })
    expect(edited).toEqual({ ...server, host, senderName: 'Looms', password: 'changed' })
    expect(isStored(edited, current)).toBe(false)
  })

  it('has a typed password in place of the stored one', () => {
    const stored = { initial, current: initial }
    expect(editedServer({ ...fields, password: 'typed' }, stored).password).toBe('typed')
  })

  it('is the stored one without edits', () => {
    expect(isStored(editedServer(fields, { initial, current: initial }), initial)).toBe(true)
  })
})
