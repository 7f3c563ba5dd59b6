import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { en } from './en.js'
import { languageFor } from './language.js'
import type { Labels, Text } from './text.js'

const tags = readdirSync(new URL('.', import.meta.url))
  .map((file) => /^([a-z]{2}(?:-\w+)?)\.ts$/.exec(file)?.[1])
  .filter((tag) => tag !== undefined)

const textsOf = async (tag: string): Promise<Labels> => {
  await languageFor(tag)
  const language = languageFor(tag)
  if (language instanceof Promise) throw new Error(`There is no loader for ${tag}.`)
  expect(language.tag).toBe(tag)
  return language.texts
}

const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text))
const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g))

it('has more languages than English', () => {
  expect(tags).toEqual(expect.arrayContaining(['ar', 'de', 'en']))
})

describe.each(tags)('%s', (tag) => {
  it('has every text, and the names in each that English has', async () => {
    const texts = await textsOf(tag)
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [key, text] of Object.entries(texts)) {
      const [names] = formsOf(en[key as keyof typeof en]).map(namesIn)
      for (const form of formsOf(text)) {
        expect(form.trim(), key).not.toBe('')
        expect([key, namesIn(form)]).toEqual([key, names])
      }
    }
  })

  it('has only forms of a text that its grammar knows', async () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    for (const text of Object.values(await textsOf(tag)))
      if (typeof text !== 'string')
        expect(pluralCategories).toEqual(expect.arrayContaining(Object.keys(text)))
  })
})
