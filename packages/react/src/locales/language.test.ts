import { expect, it, vi } from 'vitest'
import { texts as en } from './en/shared.js'
import { languageFor, languageUntil } from './language.js'

const loaded = async (tag: string) => {
  await languageFor(tag)
  return languageFor(tag)
}

it.each(['de', 'de-AT', 'de-CH-1996', 'DE'])('has German for %s', async (tag) => {
  expect(await loaded(tag)).toMatchObject({ tag, dir: 'ltr', texts: { signIn: 'Anmelden' } })
})

it.each([
  ['zh', '登录'],
  ['zh-SG', '登录'],
  ['zh-TW', '登入'],
  ['zh-HK', '登入'],
])('has Chinese for %s in the characters that are read there', async (tag, signIn) => {
  expect(await loaded(tag)).toMatchObject({ tag, dir: 'ltr', texts: { signIn } })
})

it('knows in which direction a language is written, before its texts are here too', async () => {
  expect(languageUntil('ar-EG')).toMatchObject({ tag: 'en', dir: 'rtl' })
  expect(await loaded('ar-EG')).toMatchObject({ tag: 'ar-EG', dir: 'rtl' })
})

it('loads the texts of a page once, together with those of all pages', async () => {
  const load = vi.fn(async () => ({ texts: { noAccount: 'Neu?' } }))
  const part = { english: { noAccount: 'New?' }, loads: [{ de: load }] }
  await Promise.all([languageFor('de-LU', part), languageFor('de-LU', part)])
  expect(load).toHaveBeenCalledOnce()
  expect(languageFor('de-LU', part)).toMatchObject({
    tag: 'de-LU',
    texts: { noAccount: 'Neu?', signIn: 'Anmelden' },
  })
})

it('speaks English whole where some texts do not load, and says so', async () => {
  const load = () => Promise.reject(new Error('The network went away.'))
  const part = { english: { noAccount: 'New?' }, loads: [{ de: load }] }
  await languageFor('de', part)
  expect(languageFor('de', part)).toEqual({
    tag: 'en',
    dir: 'ltr',
    texts: { ...en, noAccount: 'New?' },
  })
})

it('has English at once, whichever it is', () => {
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
