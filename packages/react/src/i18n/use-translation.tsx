import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { type Formats, formatsOf } from './formats.js'
import { english } from '../locales/language.js'
import type { LabelKey, Labels } from '../locales/text.js'

/** The language of the page. */
export const LanguageContext = createContext(english)

export const noLabels: Partial<Labels> = {}

/** The custom texts of one page. */
export const LabelsContext = createContext(noLabels)

export interface Translation extends Omit<Formats, 'form'> {
  /** Returns a text with its {names} replaced by plain text. `count` selects the plural form. */
  text(key: LabelKey, values?: Readonly<Record<string, string | number>>): string
  /** Returns a text with its {names} replaced by React nodes. */
  rich(key: LabelKey, values: Readonly<Record<string, ReactNode>>): ReactNode
}

/** Splits a text at its {names}. Even indices are plain text, odd indices are names. */
const split = (text: string) => text.split(/\{(\w+)\}/)

/** Returns functions that look up the texts of the page. Custom texts take precedence. */
export function useTranslation(): Translation {
  const labels = useContext(LabelsContext)
  const { tag, texts } = useContext(LanguageContext)
  const { form, ...formats } = formatsOf(tag)
  const parts = (key: LabelKey, count: unknown) => {
    // A missing text shows its key instead of breaking the page.
    const text = labels[key] ?? texts[key] ?? key
    if (typeof text === 'string') return split(text)
    return split((typeof count === 'number' && text[form(count)]) || text.other)
  }
  const plain = (value: string | number = '') =>
    typeof value === 'number' ? formats.number(value) : value
  return {
    ...formats,
    text: (key, values = {}) =>
      parts(key, values['count'])
        .map((part, index) => (index % 2 ? plain(values[part]) : part))
        .join(''),
    rich: (key, values) =>
      // The parts of a text never move, so the index is a stable key.
      parts(key, values['count']).map((part, index) => (
        <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>
      )),
  }
}
