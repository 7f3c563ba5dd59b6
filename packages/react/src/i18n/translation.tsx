import { Fragment, type ReactNode } from 'react'
import type { Text } from '../locales/text.js'
import { type Formats, formatsOf } from './formats.js'

/** Functions that look up texts by their keys. */
export interface Translation<Key extends string> extends Omit<Formats, 'form'> {
  /** Returns a text with its {names} replaced by plain text. `count` selects the plural form. */
  text(key: Key, values?: Readonly<Record<string, string | number>>): string
  /** Returns a text with its {names} replaced by React nodes. */
  rich(key: Key, values: Readonly<Record<string, ReactNode>>): ReactNode
}

/** Splits a text at its {names}. Even indices are plain text, odd indices are names. */
const split = (text: string) => text.split(/\{(\w+)\}/)

/**
 * Returns functions that look up texts in a language.
 *
 * @param tag the BCP 47 tag of the language
 * @param textOf returns the text of a key
 */
export function translationOf<Key extends string>(
  tag: string,
  textOf: (key: Key) => Text,
): Translation<Key> {
  const { form, ...formats } = formatsOf(tag)
  const parts = (key: Key, count: unknown) => {
    const text = textOf(key)
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
