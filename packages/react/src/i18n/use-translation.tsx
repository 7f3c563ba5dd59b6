import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { type Formats, formatsOf } from './formats.js'
import { english } from '../locales/language.js'
import type { LabelKey, Labels } from '../locales/text.js'

/** The language that pages speak. */
export const LanguageContext = createContext(english)

export const noLabels: Partial<Labels> = {}

/** The texts that an app has put in place of ours, on one page. */
export const LabelsContext = createContext(noLabels)

export interface Translation extends Omit<Formats, 'form'> {
  /** A text whose {names} are replaced by plain text; `count` decides between grammatical numbers. */
  text(key: LabelKey, values?: Readonly<Record<string, string | number>>): string
  /** A text whose {names} are replaced by anything that React renders. */
  rich(key: LabelKey, values: Readonly<Record<string, ReactNode>>): ReactNode
}

/** Splits a text at its {names}: plain text at even places, names at odd ones. */
const split = (text: string) => text.split(/\{(\w+)\}/)

/** The texts of the page, the app's own first. */
export function useTranslation(): Translation {
  const labels = useContext(LabelsContext)
  const { tag, texts } = useContext(LanguageContext)
  const { form, ...formats } = formatsOf(tag)
  const parts = (key: LabelKey, count: unknown) => {
    // A key in place of a text is odd; a page that breaks is worse.
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
      // Parts of a text never move, so their place identifies them.
      parts(key, values['count']).map((part, index) => (
        <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>
      )),
  }
}
