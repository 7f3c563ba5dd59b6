import { describe, expect, it } from 'vitest'
import { auditCursorIn, idIn, searchIn } from './url-parameters.js'

const ID = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
const paramsOf = (value: string) => new URLSearchParams({ cursor: value })

describe('parameters of a page', () => {
  it.each(['\0', '', 'x', `${ID}\0`, ` ${ID}`])('ignores the cursor %j', (value) => {
    expect(idIn(paramsOf(value), 'cursor')).toBeNull()
    expect(auditCursorIn(paramsOf(value))).toBeNull()
  })

  it('reads the cursors of the service', () => {
    expect(idIn(paramsOf(ID), 'cursor')).toBe(ID)
    expect(auditCursorIn(paramsOf(`1764352800000_${ID}`))).toBe(`1764352800000_${ID}`)
  })

  it('removes control characters of a search', () => {
    expect(searchIn(new URLSearchParams({ query: 'a\0b' }), 'query')).toBe('ab')
    expect(searchIn(new URLSearchParams(), 'query')).toBeNull()
  })
})
