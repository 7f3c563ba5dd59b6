import type { LoadsOf } from './text.js'

// One for each part, and no table of all: a bundle holds those of the pages that it has.

export const shared: LoadsOf<'shared'> = {
  ar: () => import('./ar/shared.js'),
  de: () => import('./de/shared.js'),
  es: () => import('./es/shared.js'),
  fr: () => import('./fr/shared.js'),
  it: () => import('./it/shared.js'),
  ja: () => import('./ja/shared.js'),
  ko: () => import('./ko/shared.js'),
  nl: () => import('./nl/shared.js'),
  pl: () => import('./pl/shared.js'),
  'pt-BR': () => import('./pt-BR/shared.js'),
  tr: () => import('./tr/shared.js'),
  'zh-Hans': () => import('./zh-Hans/shared.js'),
  'zh-Hant': () => import('./zh-Hant/shared.js'),
}

export const several: LoadsOf<'several'> = {
  ar: () => import('./ar/several.js'),
  de: () => import('./de/several.js'),
  es: () => import('./es/several.js'),
  fr: () => import('./fr/several.js'),
  it: () => import('./it/several.js'),
  ja: () => import('./ja/several.js'),
  ko: () => import('./ko/several.js'),
  nl: () => import('./nl/several.js'),
  pl: () => import('./pl/several.js'),
  'pt-BR': () => import('./pt-BR/several.js'),
  tr: () => import('./tr/several.js'),
  'zh-Hans': () => import('./zh-Hans/several.js'),
  'zh-Hant': () => import('./zh-Hant/several.js'),
}

export const entry: LoadsOf<'entry'> = {
  ar: () => import('./ar/entry.js'),
  de: () => import('./de/entry.js'),
  es: () => import('./es/entry.js'),
  fr: () => import('./fr/entry.js'),
  it: () => import('./it/entry.js'),
  ja: () => import('./ja/entry.js'),
  ko: () => import('./ko/entry.js'),
  nl: () => import('./nl/entry.js'),
  pl: () => import('./pl/entry.js'),
  'pt-BR': () => import('./pt-BR/entry.js'),
  tr: () => import('./tr/entry.js'),
  'zh-Hans': () => import('./zh-Hans/entry.js'),
  'zh-Hant': () => import('./zh-Hant/entry.js'),
}

export const mails: LoadsOf<'mails'> = {
  ar: () => import('./ar/mails.js'),
  de: () => import('./de/mails.js'),
  es: () => import('./es/mails.js'),
  fr: () => import('./fr/mails.js'),
  it: () => import('./it/mails.js'),
  ja: () => import('./ja/mails.js'),
  ko: () => import('./ko/mails.js'),
  nl: () => import('./nl/mails.js'),
  pl: () => import('./pl/mails.js'),
  'pt-BR': () => import('./pt-BR/mails.js'),
  tr: () => import('./tr/mails.js'),
  'zh-Hans': () => import('./zh-Hans/mails.js'),
  'zh-Hant': () => import('./zh-Hant/mails.js'),
}

export const asks: LoadsOf<'asks'> = {
  ar: () => import('./ar/asks.js'),
  de: () => import('./de/asks.js'),
  es: () => import('./es/asks.js'),
  fr: () => import('./fr/asks.js'),
  it: () => import('./it/asks.js'),
  ja: () => import('./ja/asks.js'),
  ko: () => import('./ko/asks.js'),
  nl: () => import('./nl/asks.js'),
  pl: () => import('./pl/asks.js'),
  'pt-BR': () => import('./pt-BR/asks.js'),
  tr: () => import('./tr/asks.js'),
  'zh-Hans': () => import('./zh-Hans/asks.js'),
  'zh-Hant': () => import('./zh-Hant/asks.js'),
}

export const steps: LoadsOf<'steps'> = {
  ar: () => import('./ar/steps.js'),
  de: () => import('./de/steps.js'),
  es: () => import('./es/steps.js'),
  fr: () => import('./fr/steps.js'),
  it: () => import('./it/steps.js'),
  ja: () => import('./ja/steps.js'),
  ko: () => import('./ko/steps.js'),
  nl: () => import('./nl/steps.js'),
  pl: () => import('./pl/steps.js'),
  'pt-BR': () => import('./pt-BR/steps.js'),
  tr: () => import('./tr/steps.js'),
  'zh-Hans': () => import('./zh-Hans/steps.js'),
  'zh-Hant': () => import('./zh-Hant/steps.js'),
}

export const settings: LoadsOf<'settings'> = {
  ar: () => import('./ar/settings.js'),
  de: () => import('./de/settings.js'),
  es: () => import('./es/settings.js'),
  fr: () => import('./fr/settings.js'),
  it: () => import('./it/settings.js'),
  ja: () => import('./ja/settings.js'),
  ko: () => import('./ko/settings.js'),
  nl: () => import('./nl/settings.js'),
  pl: () => import('./pl/settings.js'),
  'pt-BR': () => import('./pt-BR/settings.js'),
  tr: () => import('./tr/settings.js'),
  'zh-Hans': () => import('./zh-Hans/settings.js'),
  'zh-Hant': () => import('./zh-Hant/settings.js'),
}
