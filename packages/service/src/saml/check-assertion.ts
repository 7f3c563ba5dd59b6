import type { Element } from '@xmldom/xmldom'
import { ProviderError } from '../domain/oauth/providers/provider-error.js'
import { ASSERTION, BEARER } from './names.js'
import { attributeOf, childElements, childrenNamed, isNamed, textOf } from './parse-xml.js'
import type { ServiceProvider } from './saml-profile.js'

/** Difference of clocks that is accepted. */
const SKEW_MILLIS = 60 * 1000

/** The values that an assertion must have. */
export interface ExpectedAssertion {
  serviceProvider: ServiceProvider
  /** The entity ID of the identity provider. */
  issuer: string
  requestId: string
  nowMillis: number
}

/**
 * Checks an assertion whose signature is verified (SAML Profiles, section 4.1.4.3).
 *
 * @throws ProviderError
 */
export function checkAssertion(assertion: Element, expected: ExpectedAssertion): void {
  if (assertion.getAttribute('Version') !== '2.0') throw rejected('version')
  if (textOf(single(assertion, 'Issuer')) !== expected.issuer) throw rejected('issuer')
  checkConditions(single(assertion, 'Conditions'), expected)
  checkSubject(single(assertion, 'Subject'), expected)
  checkAuthentication(assertion, expected)
}

/** SAML Core, section 2.5. */
function checkConditions(
  conditions: Element,
  { serviceProvider, nowMillis }: ExpectedAssertion,
): void {
  requireCurrent(conditions, nowMillis)
  const restrictions = childrenNamed(conditions, ASSERTION, 'AudienceRestriction')
  const isForUs = restrictions.every((restriction) =>
    childrenNamed(restriction, ASSERTION, 'Audience').some(
      (audience) => textOf(audience) === serviceProvider.entityId,
    ),
  )
  if (restrictions.length === 0 || !isForUs) throw rejected('audience')
  // A condition that is not understood makes an assertion invalid. Each assertion is used once, as `OneTimeUse` requires.
  const isKnown = childElements(conditions).every((condition) =>
    ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'].some((name) =>
      isNamed(condition, ASSERTION, name),
    ),
  )
  if (!isKnown) throw rejected('unknown_condition')
}

/** Requires a confirmation for the bearer that names the request, this service and an end (SAML Profiles, section 4.1.4.2). */
function checkSubject(
  subject: Element,
  { serviceProvider, requestId, nowMillis }: ExpectedAssertion,
): void {
  const confirmations = childrenNamed(subject, ASSERTION, 'SubjectConfirmation')
    .filter((confirmation) => confirmation.getAttribute('Method') === BEARER)
    .flatMap((confirmation) => childrenNamed(confirmation, ASSERTION, 'SubjectConfirmationData'))
  const [data, ...others] = confirmations
  if (data === undefined || others.length > 0) throw rejected('subject_confirmation')
  if (data.getAttribute('Recipient') !== serviceProvider.acsUrl) throw rejected('recipient')
  if (data.getAttribute('InResponseTo') !== requestId) throw rejected('in_response_to')
  if (attributeOf(data, 'NotOnOrAfter') === undefined) throw rejected('subject_confirmation')
  requireCurrent(data, nowMillis)
}

function checkAuthentication(assertion: Element, { nowMillis }: ExpectedAssertion): void {
  const statements = childrenNamed(assertion, ASSERTION, 'AuthnStatement')
  if (statements.length === 0) throw rejected('authn_statement')
  for (const statement of statements) {
    const end = timeOf(statement, 'SessionNotOnOrAfter')
    if (end !== undefined && nowMillis - SKEW_MILLIS >= end) throw rejected('expired')
  }
}

function requireCurrent(element: Element, nowMillis: number): void {
  const start = timeOf(element, 'NotBefore')
  const end = timeOf(element, 'NotOnOrAfter')
  if (start !== undefined && nowMillis + SKEW_MILLIS < start) throw rejected('not_yet_valid')
  if (end !== undefined && nowMillis - SKEW_MILLIS >= end) throw rejected('expired')
}

/** SAML Core, section 1.3.3: times have the time zone UTC. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

function timeOf(element: Element, name: string): number | undefined {
  const text = attributeOf(element, name)
  if (text === undefined) return undefined
  const millis = TIME.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(millis)) throw rejected('time')
  return millis
}

/** Returns the only element with a name in an assertion. */
export function single(parent: Element, name: string): Element {
  const [element, ...others] = childrenNamed(parent, ASSERTION, name)
  if (element === undefined || others.length > 0) throw rejected('assertion_form')
  return element
}

const rejected = (word: string) => new ProviderError('rejected', word)
