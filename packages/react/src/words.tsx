import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { en, type LabelKey, type Labels } from './locales/en.js'

/** The texts that an app has put in place of ours. */
export const LabelsContext = createContext<Partial<Labels>>({})

export interface Words {
  /** A text whose {names} are replaced by plain text. */
  text(key: LabelKey, values?: Readonly<Record<string, string | number>>): string
  /** A text whose {names} are replaced by anything that React renders. */
  rich(key: LabelKey, values: Readonly<Record<string, ReactNode>>): ReactNode
  /** "28 seconds", in the language of the texts. */
  seconds(count: number): string
}

/** Splits a text at its {names}: plain text at even places, names at odd ones. */
const split = (text: string) => text.split(/\{(\w+)\}/)

const duration = new Intl.NumberFormat('en', { style: 'unit', unit: 'second', unitDisplay: 'long' })

/** The texts of the page, the app's own first. */
export function useWords(): Words {
  const labels = useContext(LabelsContext)
  const parts = (key: LabelKey) => split(labels[key] ?? en[key])
  return {
    text: (key, values = {}) =>
      parts(key)
        .map((part, index) => (index % 2 ? (values[part] ?? '') : part))
        .join(''),
    rich: (key, values) =>
      // Parts of a text never move, so their place identifies them.
      parts(key).map((part, index) => (
        <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>
      )),
    seconds: (count) => duration.format(count),
  }
}
