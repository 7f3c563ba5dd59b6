import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { redirectUrl } from './clients.js'

it('accepts redirect URLs that belong to an app, or that stay on the machine (RFC 8252, section 7)', () => {
  const accepted = [
    'https://app.example.com/callback?from=latchkey',
    'https://localhost.example.com/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/callback',
    'http://localhost:3000/callback',
    'com.example.app:/callback',
  ]
  const rejected = [
    'http://app.example.com/callback',
    'http://127.0.0.1.example.com/callback',
    'https://localhost:3000/callback',
    'https://LOCALHOST./callback',
    'https://app.localhost/callback',
    'https://127.0.0.2/callback',
    'https://2130706433/callback',
    'https://[::1]/callback',
    'https://app.example.com/callback#part',
    'https://user@app.example.com/callback',
    'myapp:/callback',
    'javascript:alert(1)',
  ]
  const isAccepted = (url: string) => z.safeParse(redirectUrl, url).success
  expect(accepted.filter((url) => !isAccepted(url))).toEqual([])
  expect(rejected.filter(isAccepted)).toEqual([])
})
