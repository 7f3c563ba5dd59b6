import { refuse } from '../refusal.js'
import { ProviderError } from './provider-error.js'

/** Turns a provider's failure into what the one who asked is told (protocol, section 4.5). */
export async function answering<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    throw error.reason === 'unavailable'
      ? refuse(502, 'The sign-in provider does not answer. Try again later.')
      : refuse(400, `The sign-in provider refused this sign-in (${error.word}). Start it again.`)
  }
}
