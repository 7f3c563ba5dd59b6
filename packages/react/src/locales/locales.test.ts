import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { en } from './en.js'
import { languageFor } from './language.js'
import type { Text } from './text.js'

const tags = readdirSync(new URL('.', import.meta.url))
  .map((file) => /^([a-z]{2}(?:-\w+)?)\.ts$/.exec(file)?.[1])
  .filter((tag) => tag !== undefined)

const textsOf = async (tag: string): Promise<[key: string, text: Text][]> => {
  await languageFor(tag)
  const language = languageFor(tag)
  if (language instanceof Promise || language.tag !== tag)
    throw new Error(`There is no loader for ${tag}.`)
  return Object.entries<Text>(language.texts)
}

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join()

const english = Object.entries<Text>(en).map(([key, text]): [string, string] => [
  key,
  namesIn(formsOf(text)[0] ?? ''),
])

it('has more languages than English', () => {
  expect(tags).toEqual(expect.arrayContaining(['ar', 'de', 'en']))
})

describe.each(tags)('%s', (tag) => {
  it('has every text, and the names in each that English has', async () => {
    const texts = await textsOf(tag)
    expect(texts.map(([key]) => key).toSorted()).toEqual(english.map(([key]) => key).toSorted())
    const names = new Map(english)
    const odd = texts.filter(([key, text]) =>
      formsOf(text).some((form) => form.trim() === '' || namesIn(form) !== names.get(key)),
    )
    expect(odd).toEqual([])
  })

  it('has only forms of a text that its grammar knows', async () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    const used = (await textsOf(tag)).flatMap(([, text]) =>
      typeof text === 'string' ? [] : Object.keys(text),
    )
    expect(pluralCategories).toEqual(expect.arrayContaining([...new Set(used)]))
  })
})
