import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { OAuthFlow } from '../../db/values.js'
import type { TestOutcome } from '../../domain/connection-sign-in/test-result.js'
import { beginFlow, consumeFlow, type ConsumedFlow } from '../../domain/oauth/flows.js'
import { ProviderError } from '../../domain/oauth/providers/provider-error.js'
import type { Profile } from '../../domain/oauth/providers/provider.js'
import { HttpError } from '../../errors/http-error.js'
import { randomVerifier } from '../../lib/secrets.js'
import { renderActionPage } from '../../pages/action-page.js'
import { readerLanguage } from '../call/reader-language.js'
import { ApiResponse } from '../call/response.js'
import type { SignInStart } from './sign-in-start.js'

/** The start of the states of tests. States of sign-ins have no dot. */
const TEST = 'test.'

/**
 * Begins a sign-in that only reports what the provider answers. No cookie ties it to a browser, because it begins no session.
 *
 * @returns the URL to open
 */
export async function beginTest(
  ctx: Context,
  project: Project,
  start: SignInStart,
): Promise<string> {
  const attempt = {
    state: TEST + randomVerifier(),
    verifier: randomVerifier(),
    nonce: randomVerifier(),
    scopes: start.scopes,
  }
  await beginFlow(ctx, project, {
    state: attempt.state,
    providerId: start.id,
    flow: {
      isTest: true,
      verifier: attempt.verifier,
      nonce: attempt.nonce,
      providerScopes: [...attempt.scopes],
      // Without a page of an app, no code can be created.
      redirectUri: '',
      scope: '',
      state: '',
      codeChallenge: '',
      linkUserId: null,
      errorRedirectUrl: null,
      afterCallbackRedirectUrl: null,
    },
  })
  return start.authorizationUrl(attempt)
}

/** Whether a return from a provider ends a test. */
export const isTestState = (state: string): boolean => state.startsWith(TEST)

/** Finds and deletes the flow of a test; undefined if it is unknown or already finished. */
export async function consumeTest(
  ctx: Context,
  query: { state: string; providerId: string; projectId?: string },
): Promise<ConsumedFlow | undefined> {
  const consumed = await consumeFlow(ctx, query)
  return consumed?.flow.isTest === true ? consumed : undefined
}

/** Reads the account of a test at its provider. */
export async function outcomeOf(
  { flow, isExpired }: ConsumedFlow,
  readProfile: (flow: OAuthFlow) => Promise<Profile>,
): Promise<TestOutcome> {
  try {
    if (isExpired) throw new ProviderError('rejected', 'expired')
    return { error: null, profile: await readProfile(flow) }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { error: error.word, profile: null }
  }
}

/** How a test has ended. */
export interface EndedTest {
  project: Project
  /** The reason of a failure; null if the test succeeded. */
  reason: string | null
}

/**
 * Answers the browser at the end of a test with a page, in the language of the browser.
 *
 * @param ended undefined if the test is unknown, or its provider was deleted
 */
export function testResponse(
  { headers }: { headers: Headers },
  ended: EndedTest | undefined,
): ApiResponse<string> {
  const language = readerLanguage(headers)
  const texts = language.signInTest
  if (ended === undefined) {
    const content = { title: texts.over, paragraphs: [texts.startAgain] }
    const page = renderActionPage(language, { ...content, outcome: 'warning' })
    throw new HttpError(400, page.html, page.headers)
  }
  const { project, reason } = ended
  const page = renderActionPage(
    language,
    reason === null
      ? { project, title: texts.succeeded, outcome: 'success', paragraphs: [texts.goBack] }
      : { project, title: texts.failed, outcome: 'warning', paragraphs: [texts.readReason] },
  )
  return new ApiResponse(page.html, page.headers, 200)
}
