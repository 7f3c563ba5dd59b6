import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { texts as asks } from './en/asks.js'
import { texts as entry } from './en/entry.js'
import { texts as mails } from './en/mails.js'
import { texts as menus } from './en/menus.js'
import { texts as settings } from './en/settings.js'
import { texts as several } from './en/several.js'
import { texts as shared } from './en/shared.js'
import { texts as steps } from './en/steps.js'
import * as everyLoad from './loads.js'
import type { Labels, Text } from './text.js'

const parts = { asks, entry, mails, menus, settings, several, shared, steps }
const loads = { ...everyLoad }
const names = Object.keys(parts) as (keyof typeof parts)[]

// A language is a folder with the same files as English. To add a language from one file `<tag>.ts`,
// run `node scripts/split-locale.mjs <tag>`.
const tags = readdirSync(new URL('.', import.meta.url)).filter((file) =>
  /^[a-z]{2,3}(-\w+)?$/.test(file),
)

const textsOf = async (tag: string, name: keyof typeof parts): Promise<[string, Text][]> => {
  if (tag === 'en') return Object.entries<Text>(parts[name])
  const load = loads[name][tag]
  if (!load) throw new Error(`loads.ts has no ${name} in ${tag}.`)
  return Object.entries<Text>((await load()).texts satisfies Partial<Labels>)
}

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join()

it('has other languages than English', () => {
  expect(tags).toEqual(expect.arrayContaining(['ar', 'de', 'en']))
})

it('has no key in more than one part', () => {
  const keys = names.flatMap((name) => Object.keys(parts[name]))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

describe.each(tags)('%s', (tag) => {
  it.each(names)('has all keys of %s with the placeholders of English', async (name) => {
    const texts = await textsOf(tag, name)
    const english = Object.entries<Text>(parts[name])
    expect(texts.map(([key]) => key).toSorted()).toEqual(english.map(([key]) => key).toSorted())
    const inEnglish = new Map(english.map(([key, text]) => [key, namesIn(formsOf(text)[0] ?? '')]))
    const invalid = texts.filter(([key, text]) =>
      formsOf(text).some((form) => form.trim() === '' || namesIn(form) !== inEnglish.get(key)),
    )
    expect(invalid).toEqual([])
  })

  it('uses only plural forms of the language', async () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    const texts = (await Promise.all(names.map((name) => textsOf(tag, name)))).flat()
    const used = texts.flatMap(([, text]) => (typeof text === 'string' ? [] : Object.keys(text)))
    expect(pluralCategories).toEqual(expect.arrayContaining([...new Set(used)]))
  })
})
