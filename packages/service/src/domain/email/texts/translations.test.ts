import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { englishTexts } from './en.js'
import { emailLanguages } from './languages.js'

interface TextGroup {
  [key: string]: string | TextGroup
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted().join()

/** Lists the texts of a translation that English does not have, or has otherwise. */
const mistakesOf = (translation: object, english: TextGroup, path = ''): string[] =>
  Object.entries<unknown>({ ...translation }).flatMap(([key, value]) => {
    const place = `${path}${key}`
    const original = english[key]
    if (original === undefined) return [`${place}: unknown key`]
    if (typeof original === 'object')
      return isGroup(value) ? mistakesOf(value, original, `${place}.`) : [`${place}: not a group`]
    if (typeof value !== 'string' || value.trim() === '') return [`${place}: not a text`]
    return placeholdersOf(value) === placeholdersOf(original)
      ? []
      : [`${place}: other placeholders`]
  })

const tags = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

describe('the translations of the emails', () => {
  it.each(tags)('have the keys, types and placeholders of English in %s', (tag) => {
    const file = new URL(`${tag}.json`, import.meta.url)
    expect(mistakesOf(JSON.parse(readFileSync(file, 'utf8')), englishTexts)).toEqual([])
  })

  it('have every file in the list of languages', () => {
    const listed = emailLanguages.map(({ tag }) => tag)
    expect(listed.toSorted()).toEqual(['en', ...tags].toSorted())
  })

  it('reject unknown keys, other placeholders and wrong types', () => {
    const translation = {
      fallback: 7,
      footer: 'Text',
      templates: { magic_link: { subject: '{{ code }}', heading: 'Anmelden', expiry: ' ' } },
      notifications: { headings: { provider_connected: '{{ provider }} {{ provider }}' } },
      rejection: 'Text',
    }
    expect(mistakesOf(translation, englishTexts)).toEqual([
      'fallback: not a text',
      'footer: unknown key',
      'templates.magic_link.subject: other placeholders',
      'templates.magic_link.heading: other placeholders',
      'templates.magic_link.expiry: not a text',
      'rejection: not a group',
    ])
  })
})
