import { describe, expect, it } from 'vitest'
import { auditCursorIn, idIn, searchIn, userCursorIn, withParameters } from './url-parameters.js'

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

  it.each(['', 'x', 'e30=', 'Zm9v', '\0'])('ignores the cursor of users %j', (value) => {
    expect(userCursorIn(paramsOf(value))).toBeNull()
  })

  it('reads the cursors of users', () => {
    const cursor = btoa(JSON.stringify({ direction: 'next', value: 1, id: ID }))
    const encoded = cursor.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    expect(userCursorIn(paramsOf(encoded))).toBe(encoded)
  })

  it('starts a changed list at its first page', () => {
    const params = new URLSearchParams({ cursor: 'x', team: ID, query: 'ada' })
    expect(withParameters(params, { query: '', order: 'name' }).toString()).toBe(
      `team=${ID}&order=name`,
    )
  })

  it('removes control characters of a search', () => {
    expect(searchIn(new URLSearchParams({ query: 'a\0b' }), 'query')).toBe('ab')
    expect(searchIn(new URLSearchParams(), 'query')).toBeNull()
  })
})
