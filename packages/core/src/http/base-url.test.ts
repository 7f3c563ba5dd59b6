import { describe, expect, it } from 'vitest'
import { toBaseUrl } from './base-url.js'

describe('HT53 the base URL', () => {
  it.each([
    ['https://auth.example.com', 'https://auth.example.com'],
    ['https://auth.example.com/', 'https://auth.example.com'],
    ['https://auth.example.com///', 'https://auth.example.com'],
    ['HTTP://LOCALHOST:4710/', 'http://localhost:4710'],
    ['https://example.com/auth/', 'https://example.com/auth'],
  ])('%s is %s', (text, expected) => {
    expect(toBaseUrl(text)).toBe(expected)
  })

  it.each([
    '',
    'auth.example.com',
    '/auth',
    'https://',
    'https:auth.example.com',
    'ftp://auth.example.com',
    'javascript:alert(1)',
    'https://auth.example.com/?a=1',
    'https://auth.example.com?',
    'https://auth.example.com/#a',
    'https://user:hunter2@auth.example.com',
  ])('%s is refused, and not repeated', (text) => {
    expect(() => toBaseUrl(text)).toThrow(TypeError)
    expect(() => toBaseUrl(text)).toThrow(expect.not.stringContaining('hunter2'))
  })
})
