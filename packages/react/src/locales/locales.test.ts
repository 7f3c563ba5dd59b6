import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { texts as accountSettings } from './en/account-settings.js'
import { texts as otherPages } from './en/other-pages.js'
import { texts as shared } from './en/shared.js'
import { texts as signIn } from './en/sign-in.js'
import type { Text } from './text.js'
import { translations } from './translations.js'

const groups = [accountSettings, otherPages, shared, signIn]
const english = new Map(groups.flatMap((texts) => Object.entries<Text>(texts)))

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join()

it('has each key in one group only', () => {
  expect(groups.flatMap((texts) => Object.keys(texts))).toHaveLength(english.size)
})

it('loads every language that has a folder', () => {
  const folders = readdirSync(new URL('.', import.meta.url)).filter((name) => !name.includes('.'))
  expect(['en', ...Object.keys(translations)].toSorted()).toEqual(folders.toSorted())
})

describe.each(Object.entries({ en: async () => Object.fromEntries(english), ...translations }))(
  'texts in %s',
  (tag, load) => {
    it('have no key that English lacks, and the placeholders of English', async () => {
      const invalid = Object.entries<Text>(await load()).filter(([key, text]) => {
        const original = english.get(key)
        const names = original && namesIn(formsOf(original)[0] ?? '')
        return formsOf(text).some((form) => form.trim() === '' || namesIn(form) !== names)
      })
      expect(invalid).toEqual([])
    })

    it('use only plural forms of the language', async () => {
      const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
      const texts = Object.values<Text>(await load())
      const used = texts.flatMap((text) => (typeof text === 'string' ? [] : Object.keys(text)))
      expect(pluralCategories).toEqual(expect.arrayContaining([...new Set(used)]))
    })
  },
)
