import { findByTag } from './language-tag.js'

/** Starts to load the texts for a tag. Returns them, or a promise while they load; null if there are none. */
export type LoadTexts<Texts> = (tag: string) => Texts | null | Promise<void>

/**
 * Creates a function that loads the texts of each language once.
 *
 * @param translations loads the texts, by language tag
 */
export function createTextLoader<Texts extends object>(
  translations: Readonly<Record<string, () => Promise<Texts>>>,
): LoadTexts<Texts> {
  /** The result of each load; null after a failed one. */
  const results = new Map<() => Promise<Texts>, Texts | null | Promise<void>>()
  return (tag) => {
    const load = findByTag(translations, tag)
    if (!load) return null
    const result = results.get(load)
    if (result !== undefined) return result
    const promise = load().then(
      (translated) => void results.set(load, translated),
      () => void results.set(load, null),
    )
    results.set(load, promise)
    return promise
  }
}
