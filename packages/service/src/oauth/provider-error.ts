/**
 * A provider that did not answer (`unavailable`), or refused what it was given or answered what cannot
 * be right (`rejected`). Its own words are not kept: they may repeat a secret.
 */
export class ProviderError extends Error {
  readonly reason: 'unavailable' | 'rejected'
  /** The standard's word for what was wrong, such as `invalid_client`. */
  readonly word: string

  constructor(reason: 'unavailable' | 'rejected', word = reason as string) {
    super(`The provider's answer: ${word}.`)
    this.reason = reason
    this.word = word
  }
}
