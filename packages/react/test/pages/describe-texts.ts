import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Text } from '../../src/locales/text.js'

type Texts = Readonly<Record<string, Text>>
type Translations = Readonly<Record<string, () => Promise<Partial<Texts>>>>

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join()

/**
 * Tests the texts of a package in all languages.
 *
 * @param folder has a folder for each language
 * @param groups the English texts
 */
export function describeTexts(folder: URL, groups: readonly Texts[], translations: Translations) {
  const english = new Map(groups.flatMap((texts) => Object.entries(texts)))

  it('has each key in one group only', () => {
    expect(groups.flatMap((texts) => Object.keys(texts))).toHaveLength(english.size)
  })

  it('loads every language that has a folder', () => {
    const folders = readdirSync(folder).filter((name) => !name.includes('.'))
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

      // Many fonts lack U+2011: it would come from another one, with wide gaps. U+2060 after a hyphen does the same.
      it('keep a line together with characters that fonts have', async () => {
        const texts = Object.values<Text>(await load()).flatMap(formsOf)
        expect(texts.filter((text) => text.includes('\u2011'))).toEqual([])
      })

      it('use only plural forms of the language', async () => {
        const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
        const texts = Object.values<Text>(await load())
        const used = texts.flatMap((text) => (typeof text === 'string' ? [] : Object.keys(text)))
        expect(pluralCategories).toEqual(expect.arrayContaining([...new Set(used)]))
      })
    },
  )
}
