import { describe, expect, it, vi } from 'vitest'
import { texts as en } from './en/shared.js'
import { languageFor, fallbackLanguage } from './language.js'

const loadSwedish = vi.hoisted(() => vi.fn(async () => ({ signIn: 'Logga in' })))

/** Adds a language with one text, and one that does not load. */
vi.mock(import('./translations.js'), async (original) => ({
  translations: {
    ...(await original()).translations,
    sv: loadSwedish,
    fi: () => Promise.reject(new Error('The network went away.')),
  },
}))

const loaded = async (tag: string) => {
  await languageFor(tag)
  return languageFor(tag)
}

describe('languageFor', () => {
  it.each(['de', 'de-AT', 'de-CH-1996', 'DE'])('loads German for %s', async (tag) => {
    expect(await loaded(tag)).toMatchObject({ tag, dir: 'ltr', texts: { signIn: 'Anmelden' } })
  })

  it.each([
    ['zh', '登录'],
    ['zh-SG', '登录'],
    ['zh-TW', '登入'],
    ['zh-HK', '登入'],
  ])('loads Chinese for %s in the script of the region', async (tag, signIn) => {
    expect(await loaded(tag)).toMatchObject({ tag, dir: 'ltr', texts: { signIn } })
  })

  it('has the text direction of a language before its texts have loaded', async () => {
    expect(fallbackLanguage('ar-EG')).toMatchObject({ tag: 'en', dir: 'rtl' })
    expect(await loaded('ar-EG')).toMatchObject({ tag: 'ar-EG', dir: 'rtl' })
  })

  it('loads a language once and adds the English texts that it lacks', async () => {
    await Promise.all([languageFor('sv-FI'), languageFor('sv', { noAccount: 'New?' })])
    expect(loadSwedish).toHaveBeenCalledOnce()
    expect(languageFor('sv-FI', { noAccount: 'New?' })).toEqual({
      tag: 'sv-FI',
      dir: 'ltr',
      texts: { ...en, noAccount: 'New?', signIn: 'Logga in' },
    })
  })

  it('falls back to English with the tag "en" if the texts do not load', async () => {
    await languageFor('fi')
    expect(languageFor('fi', { noAccount: 'New?' })).toEqual({
      tag: 'en',
      dir: 'ltr',
      texts: { ...en, noAccount: 'New?' },
    })
  })

  it('has English without loading', () => {
    expect(languageFor('en-GB')).toEqual({ tag: 'en-GB', dir: 'ltr', texts: en })
  })

  it.each(['tlh', 'fa', 'de-Arab'])('falls back to English with the tag "en" for %s', (tag) => {
    expect(languageFor(tag)).toMatchObject({ tag: 'en', dir: 'ltr', texts: en })
    expect(fallbackLanguage(tag)).toMatchObject({ tag: 'en', dir: 'ltr' })
  })

  it('rejects an invalid language tag with an example of a valid one', () => {
    expect(() => languageFor('de_DE')).toThrow(
      `"de_DE" is not a language tag. Pass one such as 'de' or 'pt-BR' as lang.`,
    )
  })
})
