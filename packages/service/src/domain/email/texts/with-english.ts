import { englishTexts } from './en.js'

/** A language as its JSON file has it. Any text may be missing. */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Translation<Texts[Key]>
}

interface TextGroup {
  [key: string]: string | TextGroup
}

/**
 * Adds the English texts that a language lacks, so that a new text needs English only. An email can mix both languages,
 * with the tag and the direction of the translation, only until the next release: `npm run release` rejects gaps. Before
 * that, a readable English sentence is better than a wrong translation.
 */
export function withEnglish(translation: Translation<typeof englishTexts>): typeof englishTexts {
  const texts = structuredClone(englishTexts)
  assignTexts(texts, translation)
  return texts
}

function assignTexts(target: TextGroup, source: TextGroup): void {
  for (const [key, text] of Object.entries(source)) {
    const group = target[key]
    if (typeof text === 'object' && typeof group === 'object') assignTexts(group, text)
    else target[key] = text
  }
}
