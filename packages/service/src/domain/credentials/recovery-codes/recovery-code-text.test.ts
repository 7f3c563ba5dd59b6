import { expect, it } from 'vitest'
import { canonicalRecoveryCode, newRecoveryCode } from './recovery-code-text.js'

it('creates codes of 24 characters in groups, none twice', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCode)
  for (const code of codes)
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
  expect(new Set(codes).size).toBe(100)
})

it.each([
  ['as it was shown', '7k2m-9fqx-40ht-b3zn-w8ry-c1dp'],
  ['without separators', '7k2m9fqx40htb3znw8ryc1dp'],
  ['in upper case', '7K2M-9FQX-40HT-B3ZN-W8RY-C1DP'],
  ['with spaces', ' 7k2m 9fqx 40ht b3zn w8ry c1dp\n'],
  ['with letters that look like digits', '7k2m-9fqx-4Oht-b3zn-w8ry-cldp'],
])('reads a code %s', (_how, text) => {
  expect(canonicalRecoveryCode(text)).toBe('7k2m9fqx40htb3znw8ryc1dp')
})

it.each([
  '',
  '123456',
  '7k2m-9fqx-40ht-b3zn-w8ry-c1d',
  '7k2m-9fqx-40ht-b3zn-w8ry-c1d!',
  'u'.repeat(24),
])('takes no other text for a code: %s', (text) => {
  expect(canonicalRecoveryCode(text)).toBeUndefined()
})
