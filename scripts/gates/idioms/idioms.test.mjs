import { describe, expect, it } from 'vitest'
import { idiomsOf } from './idioms.mjs'

/** @param {string} text */
const inPage = (text) => idiomsOf('docs/page.md', text)
/** @param {string} text */
const inModule = (text) => idiomsOf('packages/core/src/module.ts', text)

describe('idiomsOf', () => {
  it.each([
    ['Check your mail.', 'Write "email"'],
    ['Enter your e-mail address.', 'Write "email"'],
    ['Whoever signs in is redirected.', 'Name the subject'],
    ['The page is empty when nobody is signed in.', 'Name the subject'],
    ['Everybody can read it.', 'Name the subject'],
    ['What you leave out stays.', 'Start with a noun'],
    ['The token expires. Who has none signs in.', 'Start with a noun'],
    ['# Tokens\n\nIt is a JSON web token.', 'Name the thing'],
    ['Codes expire (protocol, section 3).', 'Cite an RFC'],
    ['See the error catalogue.', 'Use American spelling'],
    ['<img src="./mail.png" alt="The mail with a code." />', 'Write "email"'],
  ])('reports the line of %j on a page', (text, advice) => {
    const line = text.split('\n').length
    expect(inPage(text)).toEqual([
      expect.stringMatching(new RegExp(`^docs/page.md:${line}: ".+". ${advice}`)),
    ])
  })

  it.each([
    ['/** What a user is called. */', 'Start with a noun'],
    ['/** Whether what was sent is valid. */', 'Start with a noun'],
    ['/** It signs the user in. */', 'Name the thing'],
    ['// Nobody waits for this.', 'Name the subject'],
    ['/** Returns the claims. @see protocol, section 5.1 */', 'Cite an RFC'],
    ['/** Returns null for an expired token (CC08). */', 'Cite an RFC'],
  ])('reports the comment %j', (comment, advice) => {
    expect(inModule(`const a = 1\n${comment}\nconst b = 2\n`)).toEqual([
      expect.stringMatching(new RegExp(`module.ts:2: ".+". ${advice}`)),
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

  it('reads no names and strings of a module', () => {
    expect(inModule("const mail = 'Nobody is here.'\n")).toEqual([])
  })
})
