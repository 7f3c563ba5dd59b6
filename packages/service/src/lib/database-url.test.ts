import { describe, expect, it } from 'vitest'
import { asksForWrites, isDatabaseUrl, serverUrls } from './database-url.js'

describe('isDatabaseUrl', () => {
  it.each([
    'postgres://u:p@db.example.com/latchkey',
    'postgresql://localhost/latchkey',
    'postgres:///latchkey?host=/var/run/postgresql',
    // The form in the documentation of Google Cloud SQL.
    'postgres://u:p@/db?host=/cloudsql/a:b:c',
    'postgres://u:p@a.example:5432,b.example:5433/db?target_session_attrs=read-write',
    'postgres://[::1]:5432,[::2]/db',
  ])('accepts %s (46)', (url) => {
    expect(isDatabaseUrl(url)).toBe(true)
  })

  it.each([
    'mysql://a/b',
    'postgres://u:p@',
    'postgres://u:p#1@h/d',
    'db.example.com',
    'postgres://a,/db',
    '',
  ])('rejects %s (46)', (url) => {
    expect(isDatabaseUrl(url)).toBe(false)
  })
})

describe('serverUrls', () => {
  it.each([
    [
      'postgres://u:p@a.example/db?sslmode=require',
      ['postgres://u:p@a.example/db?sslmode=require'],
    ],
    [
      'postgres://u:p@a.example:5432,[::1]:5433/db?target_session_attrs=primary&sslmode=require',
      [
        'postgres://u:p@a.example:5432/db?sslmode=require',
        'postgres://u:p@[::1]:5433/db?sslmode=require',
      ],
    ],
    [
      'postgres://a,b/db?x=1&target_session_attrs=read-write',
      ['postgres://a/db?x=1', 'postgres://b/db?x=1'],
    ],
    ['postgres:///db?host=/var/run/postgresql', ['postgres:///db?host=/var/run/postgresql']],
  ])('lists the URL of each host of %s', (url, urls) => {
    expect(serverUrls(url)).toEqual(urls)
  })
})

describe('asksForWrites', () => {
  it.each([
    ['postgres://a,b/db', true],
    ['postgres://a,b/db?target_session_attrs=read-write', true],
    ['postgres://a,b/db?target_session_attrs=primary', true],
    ['postgres://a,b/db?target_session_attrs=standby', false],
    ['postgres://a,b/db?x=1&target_session_attrs=read-only', false],
  ])('returns for %s: %s', (url, expected) => {
    expect(asksForWrites(url)).toBe(expected)
  })
})
