import { describe, expect, it } from 'vitest'
import { valueChanges } from './value-changes.js'

describe('valueChanges', () => {
  it('lists the old and new values of plain fields, and only the names of others', () => {
    const before = { name: 'Acme', token: 'old', scopes: ['a'], same: 1, isOn: false }
    const after = { name: 'Globex', token: 'new', scopes: ['a', 'b'], same: 1, isOn: true }
    const changes = valueChanges(before, after, { plain: ['name', 'scopes', 'isOn'], prefix: 'x.' })
    expect(changes).toEqual([
      { field: 'x.isOn', before: false, after: true },
      { field: 'x.name', before: 'Acme', after: 'Globex' },
      { field: 'x.scopes', before: ['a'], after: ['a', 'b'] },
      { field: 'x.token' },
    ])
  })

  it('has null in place of a value that was absent, and of one that was deleted', () => {
    const whole = { host: 'mail.example', password: 'a' }
    const plain = { plain: ['host'] as const }
    expect(valueChanges(undefined, whole, plain)).toEqual([
      { field: 'host', before: null, after: 'mail.example' },
      { field: 'password' },
    ])
    expect(valueChanges(whole, undefined, plain)).toEqual([
      { field: 'host', before: 'mail.example', after: null },
      { field: 'password' },
    ])
  })

  it('lists only the name of a plain field with a long value or an object', () => {
    const plain = { plain: ['text', 'parts'] as const }
    const before = { text: '', parts: {} }
    const after = { text: 'a'.repeat(1000), parts: { a: 1 } }
    expect(valueChanges(before, after, plain)).toEqual([{ field: 'parts' }, { field: 'text' }])
  })
})
