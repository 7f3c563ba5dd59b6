import { expect, it } from 'vitest'
import { readerLanguage } from './reader-language.js'

it.each([
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['sv, fr-CA;q=0.8, en;q=0.7', 'fr'],
  ['en;q=0.2, it;q=0.9', 'it'],
  ['pt-PT', 'pt-BR'],
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['fr;q=0, es', 'es'],
  ['sv', 'en'],
  ['*', 'en'],
  ['', 'en'],
  ['<script>,;;q=x,not_a_tag', 'en'],
])('readerLanguage of Accept-Language %j is %s', (header, tag) => {
  expect(readerLanguage(new Headers({ 'Accept-Language': header })).tag).toBe(tag)
})

it('readerLanguage is English without the header', () => {
  expect(readerLanguage(new Headers()).tag).toBe('en')
})

it('readerLanguage reads only the beginning of a long header', () => {
  const header = `${'x'.repeat(100_000)},de`
  expect(readerLanguage(new Headers({ 'Accept-Language': header })).tag).toBe('en')
})
