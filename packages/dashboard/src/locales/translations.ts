import type { Texts } from './text.js'

/**
 * Loads the texts of each language other than English, which comes with the pages. A build puts all texts of a language
 * into one file.
 */
export const translations: Readonly<Record<string, () => Promise<Texts>>> = {
  ar: async () => (await import('./ar/index.js')).texts,
  de: async () => (await import('./de/index.js')).texts,
  es: async () => (await import('./es/index.js')).texts,
  fr: async () => (await import('./fr/index.js')).texts,
  he: async () => (await import('./he/index.js')).texts,
  hi: async () => (await import('./hi/index.js')).texts,
  it: async () => (await import('./it/index.js')).texts,
  ja: async () => (await import('./ja/index.js')).texts,
  ko: async () => (await import('./ko/index.js')).texts,
  nl: async () => (await import('./nl/index.js')).texts,
  pl: async () => (await import('./pl/index.js')).texts,
  'pt-BR': async () => (await import('./pt-BR/index.js')).texts,
  tr: async () => (await import('./tr/index.js')).texts,
  'zh-Hans': async () => (await import('./zh-Hans/index.js')).texts,
  'zh-Hant': async () => (await import('./zh-Hant/index.js')).texts,
}
