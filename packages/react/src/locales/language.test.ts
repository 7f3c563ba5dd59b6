import { expect, it } from 'vitest'
import { en } from './en.js'
import { languageFor, languageUntil } from './language.js'

const loaded = async (tag: string) => {
  await languageFor(tag)
  return languageFor(tag)
}

it.each(['de', 'de-AT', 'de-CH-1996', 'DE'])('has German for %s', async (tag) => {
  expect(await loaded(tag)).toMatchObject({ tag, dir: 'ltr', texts: { signIn: 'Anmelden' } })
})

it('knows in which direction a language is written, before its texts are here too', async () => {
  expect(languageUntil('ar-EG')).toMatchObject({ tag: 'en', dir: 'rtl' })
  expect(await loaded('ar-EG')).toMatchObject({ tag: 'ar-EG', dir: 'rtl' })
})

it('loads a language once, and has English at once', () => {
  expect(languageFor('de-LU')).toBe(languageFor('de-LU'))
  expect(languageFor('en-GB')).toEqual({ tag: 'en-GB', dir: 'ltr', texts: en })
})

it.each(['tlh', 'fa', 'de-Arab'])(
  'speaks English where there is no text for %s, and says so',
  (tag) => {
    expect(languageFor(tag)).toMatchObject({ tag: 'en', dir: 'ltr', texts: en })
    expect(languageUntil(tag)).toMatchObject({ tag: 'en', dir: 'ltr' })
  },
)

it('says what a tag looks like', () => {
  expect(() => languageFor('de_DE')).toThrow(
    `"de_DE" is no language tag. Pass one such as 'de' or 'pt-BR' as lang.`,
  )
})
