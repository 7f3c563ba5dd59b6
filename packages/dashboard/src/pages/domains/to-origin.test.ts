import { expect, it } from 'vitest'
import { toOrigin } from './to-origin.js'

it.each([
  ['App.example.com', 'https://app.example.com'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['HTTPS://app.example.com:443', 'https://app.example.com'],
  ['*.example.com', 'https://*.example.com'],
  ['https://**.Example.com:8443', 'https://**.example.com:8443'],
  ['*.example.co.uk', 'https://*.example.co.uk'],
])('reads %s as %s', (text, origin) => {
  expect(toOrigin(text)).toEqual({ origin })
})

it.each([
  ['not a domain', 'domainInvalid'],
  ['https://', 'domainInvalid'],
  ['ada:pw@example.com', 'domainInvalid'],
  ['ftp://example.com', 'domainHasPath'],
  ['example.com/path', 'domainHasPath'],
  ['https://example.com?next=/', 'domainHasPath'],
  ['*.com', 'domainTooWide'],
  ['a*.example.com', 'domainTooWide'],
  ['app.*.com', 'domainTooWide'],
  ['**.**.example.com', 'domainTooWide'],
  ['%2A.com', 'domainInvalid'],
  ['*.co.uk', 'domainTooWide'],
  ['**.vercel.app', 'domainTooWide'],
])('rejects %s with %s', (text, fault) => {
  expect(toOrigin(text)).toEqual({ fault })
})
