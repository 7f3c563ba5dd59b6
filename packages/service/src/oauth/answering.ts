import { Refusal, refuse } from '../refusal.js'
import { ProviderError } from './provider-error.js'

/** A provider is out of order: nobody's mistake, so that the app that sent somebody there can be told. */
export class Outage extends Refusal {
  /** The standard's word, as the protocol has none (RFC 6749, section 4.1.2.1). */
  readonly code = 'temporarily_unavailable'
  declare readonly body: string

  constructor() {
    super(502, 'The sign-in provider does not answer. Try again later.')
  }
}

/** Turns a provider's failure into what the one who asked is told (protocol, section 4.5). */
export async function answering<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw error.reason === 'unavailable'
      ? new Outage()
      : refuse(400, `The sign-in provider refused this sign-in (${error.word}). Start it again.`)
  }
}
