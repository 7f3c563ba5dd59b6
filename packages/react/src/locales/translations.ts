import type { Texts } from './text.js'

/** Loads the texts of a language. */
export type Load = () => Promise<Texts>

// A build puts all texts of a language into one chunk.
const merge = async (groups: readonly Promise<{ readonly texts: Texts }>[]): Promise<Texts> =>
  Object.assign({}, ...(await Promise.all(groups)).map(({ texts }) => texts))

/** The languages other than English, which comes with the pages, by language tag. */
export const translations: Readonly<Record<string, Load>> = {
  ar: () =>
    merge([
      import('./ar/shared.js'),
      import('./ar/sign-in.js'),
      import('./ar/other-pages.js'),
      import('./ar/account-settings.js'),
      import('./ar/sso-setup.js'),
    ]),
  de: () =>
    merge([
      import('./de/shared.js'),
      import('./de/sign-in.js'),
      import('./de/other-pages.js'),
      import('./de/account-settings.js'),
      import('./de/sso-setup.js'),
    ]),
  es: () =>
    merge([
      import('./es/shared.js'),
      import('./es/sign-in.js'),
      import('./es/other-pages.js'),
      import('./es/account-settings.js'),
      import('./es/sso-setup.js'),
    ]),
  fr: () =>
    merge([
      import('./fr/shared.js'),
      import('./fr/sign-in.js'),
      import('./fr/other-pages.js'),
      import('./fr/account-settings.js'),
      import('./fr/sso-setup.js'),
    ]),
  he: () =>
    merge([
      import('./he/shared.js'),
      import('./he/sign-in.js'),
      import('./he/other-pages.js'),
      import('./he/account-settings.js'),
      import('./he/sso-setup.js'),
    ]),
  hi: () =>
    merge([
      import('./hi/shared.js'),
      import('./hi/sign-in.js'),
      import('./hi/other-pages.js'),
      import('./hi/account-settings.js'),
      import('./hi/sso-setup.js'),
    ]),
  it: () =>
    merge([
      import('./it/shared.js'),
      import('./it/sign-in.js'),
      import('./it/other-pages.js'),
      import('./it/account-settings.js'),
      import('./it/sso-setup.js'),
    ]),
  ja: () =>
    merge([
      import('./ja/shared.js'),
      import('./ja/sign-in.js'),
      import('./ja/other-pages.js'),
      import('./ja/account-settings.js'),
      import('./ja/sso-setup.js'),
    ]),
  ko: () =>
    merge([
      import('./ko/shared.js'),
      import('./ko/sign-in.js'),
      import('./ko/other-pages.js'),
      import('./ko/account-settings.js'),
      import('./ko/sso-setup.js'),
    ]),
  nl: () =>
    merge([
      import('./nl/shared.js'),
      import('./nl/sign-in.js'),
      import('./nl/other-pages.js'),
      import('./nl/account-settings.js'),
      import('./nl/sso-setup.js'),
    ]),
  pl: () =>
    merge([
      import('./pl/shared.js'),
      import('./pl/sign-in.js'),
      import('./pl/other-pages.js'),
      import('./pl/account-settings.js'),
      import('./pl/sso-setup.js'),
    ]),
  'pt-BR': () =>
    merge([
      import('./pt-BR/shared.js'),
      import('./pt-BR/sign-in.js'),
      import('./pt-BR/other-pages.js'),
      import('./pt-BR/account-settings.js'),
      import('./pt-BR/sso-setup.js'),
    ]),
  tr: () =>
    merge([
      import('./tr/shared.js'),
      import('./tr/sign-in.js'),
      import('./tr/other-pages.js'),
      import('./tr/account-settings.js'),
      import('./tr/sso-setup.js'),
    ]),
  'zh-Hans': () =>
    merge([
      import('./zh-Hans/shared.js'),
      import('./zh-Hans/sign-in.js'),
      import('./zh-Hans/other-pages.js'),
      import('./zh-Hans/account-settings.js'),
      import('./zh-Hans/sso-setup.js'),
    ]),
  'zh-Hant': () =>
    merge([
      import('./zh-Hant/shared.js'),
      import('./zh-Hant/sign-in.js'),
      import('./zh-Hant/other-pages.js'),
      import('./zh-Hant/account-settings.js'),
      import('./zh-Hant/sso-setup.js'),
    ]),
}
