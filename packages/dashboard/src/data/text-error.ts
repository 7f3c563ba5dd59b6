import { texts } from '../locales/en/shared.js'

/** An error whose message is a text of the dashboard: English here, and translated where the user reads it. */
export class TextError extends Error {
  override readonly name: string = 'TextError'
  readonly key: keyof typeof texts
  readonly values: Readonly<Record<string, string | number>>

  constructor(
    key: TextError['key'],
    values: TextError['values'] = {},
    options?: { readonly cause: unknown },
  ) {
    const text = texts[key]
    super(typeof text === 'string' ? text : text.other, options)
    this.key = key
    this.values = values
  }
}

/** The service did not respond. */
export class UnreachableError extends TextError {
  override readonly name: string = 'UnreachableError'

  constructor(key: TextError['key'] = 'unreachable', options?: { readonly cause: unknown }) {
    super(key, {}, options)
  }
}
