import { describe, expect, it } from 'vitest'
import { idiomsOf } from './idioms.mjs'

/** @param {string} text */
const inPage = (text) => idiomsOf('docs/page.md', text)
/** @param {string} text */
const inModule = (text) => idiomsOf('packages/core/src/module.ts', text)
/** @param {string} text */
const inTest = (text) => idiomsOf('packages/core/test/module.test.ts', text)

describe('idiomsOf', () => {
  it.each([
    ['Check your mail.', 'mail'],
    ['Enter your e-mail address.', 'mail'],
    ['Whoever signs in is redirected.', 'pronoun without a person'],
    ['The page is empty when nobody is signed in.', 'pronoun without a person'],
    ['Everybody can read it.', 'pronoun without a person'],
    ['What you leave out stays.', 'sentence that starts with a pronoun clause'],
    ['The token expires. Who has none signs in.', 'sentence that starts with a pronoun clause'],
    ['# Tokens\n\nIt is a JSON web token.', 'pronoun without a reference'],
    ['Codes expire (protocol, section 3).', 'reference that a reader cannot open'],
    ['See the error catalogue.', 'British spelling'],
    ['<img src="./mail.png" alt="The mail with a code." />', 'mail'],
  ])('reports the line of %j on a page', (text, name) => {
    const line = text.split('\n').length
    expect(inPage(text)).toEqual([expect.stringContaining(`docs/page.md:${line}: ${name}: "`)])
  })

  it.each([
    ['/** What a user is called. */', 'sentence that starts with a pronoun clause'],
    ['/** Whether what was sent is valid. */', 'sentence that starts with a pronoun clause'],
    ['/** It signs the user in. */', 'pronoun without a reference'],
    ['// Nobody waits for this.', 'pronoun without a person'],
    [
      '/** Returns the claims. @see protocol, section 5.1 */',
      'reference that a reader cannot open',
    ],
    ['/** Returns null for an expired token (CC08). */', 'reference that a reader cannot open'],
  ])('reports the comment %j', (comment, name) => {
    expect(inModule(`const a = 1\n${comment}\nconst b = 2\n`)).toEqual([
      expect.stringContaining(`module.ts:2: ${name}: "`),
    ])
  })

  it.each([
    'Set up your own mail server.',
    'Read the emails in the inbox.',
    'Read them at <http://localhost:4710/dev/mail>, or call `mail()`.',
    'See [emails](guides/mail.md).',
    '```ts\n// Whoever asks.\n```',
    'What is a session?',
    '# Tokens\n\nA token expires. It is then refreshed.',
    'See RFC 6749, section 5.2.',
  ])('accepts %j on a page', (text) => {
    expect(inPage(text)).toEqual([])
  })

  it.each([
    ["it('signs nobody in', () => {})", 'pronoun without a person'],
    ["it.each([1])('sends a mail to %s', () => {})", 'mail'],
    ["describe('the page', () => {\n  test(`lets ${name} in`, () => {})\n})", 'idiom in a title'],
    ["it.each(rows)('loads the page anew', () => {})", 'idiom in a title'],
    ["it('signs a person in', () => {})", 'person'],
  ])('reports the title of %j', (text, name) => {
    const line =
      text.split('\n').findLastIndex((row) => /nobody|mail|lets|anew|person/.test(row)) + 1
    expect(inTest(text)).toEqual([expect.stringContaining(`module.test.ts:${line}: ${name}: "`)])
  })

  it.each([
    "it('lets the user stay signed in', () => {})",
    "it.each(['nobody'])('rejects %s', () => {})",
    "it('responds to GET /dev/mail', () => {})",
    "it('rejects', () => expect('nobody'))",
  ])('accepts the test %j', (text) => {
    expect(inTest(text)).toEqual([])
  })

  it('reads no names and strings of a module', () => {
    expect(inModule("const mail = 'Nobody is here.'\n")).toEqual([])
  })

  it('accepts a use in the allowlist, in that file only', () => {
    const accepted = [{ file: 'docs/page.md', quote: 'Who can sign in', reason: 'A question.' }]
    const text = 'Who can sign in is a setting.'
    expect(idiomsOf('docs/page.md', text, accepted)).toEqual([])
    expect(idiomsOf('docs/other.md', text, accepted)).toHaveLength(1)
  })
})
