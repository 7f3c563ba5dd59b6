import type { Element } from '@xmldom/xmldom'
import type { StoredSamlConfig } from '../db/values.js'
import { ProviderError } from '../domain/oauth/providers/provider-error.js'
import { single } from './check-assertion.js'
import { ASSERTION, EMAIL_ADDRESS, TRANSIENT, UNSPECIFIED } from './names.js'
import { attributeOf, childrenNamed, textOf } from './parse-xml.js'
import type { SamlProfile } from './saml-profile.js'

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const MICROSOFT_CLAIMS = 'http://schemas.microsoft.com'

/**
 * Names that identity providers use if an administrator changes nothing, or that their instructions recommend: those of
 * Entra ID start with http, and those of LDAP attributes, which Keycloak uses, with `urn:oid` (RFC 4519, RFC 2798).
 */
const USUAL_NAMES = {
  email: [
    'email',
    'mail',
    'emailAddress',
    `${CLAIMS}/emailaddress`,
    'urn:oid:0.9.2342.19200300.100.1.3',
    'urn:oid:1.2.840.113549.1.9.1',
  ],
  name: [
    'name',
    'displayName',
    `${MICROSOFT_CLAIMS}/identity/claims/displayname`,
    'urn:oid:2.16.840.1.113730.3.1.241',
  ],
  givenName: ['firstName', 'givenName', 'first_name', `${CLAIMS}/givenname`, 'urn:oid:2.5.4.42'],
  familyName: ['lastName', 'surname', 'sn', 'last_name', `${CLAIMS}/surname`, 'urn:oid:2.5.4.4'],
  groups: ['groups', 'memberOf', 'member', `${MICROSOFT_CLAIMS}/ws/2008/06/identity/claims/groups`],
}

/**
 * Reads the profile of an assertion that is checked.
 *
 * @throws ProviderError
 */
export function readProfile(
  assertion: Element,
  { email, name, groups }: StoredSamlConfig['attributes'],
): SamlProfile {
  const subject = subjectOf(assertion)
  const attributes = attributesOf(assertion)
  const valuesOf = (configured: string | null, usual: readonly string[]): string[] =>
    (configured === null ? usual : [configured])
      .map((candidate) => attributes.get(candidate) ?? [])
      .find((values) => values.length > 0) ?? []
  const { givenName, familyName } = USUAL_NAMES
  const fullName = [valuesOf(null, givenName)[0], valuesOf(null, familyName)[0]]
    .filter((part) => part !== undefined)
    .join(' ')
  const nameIdEmail = subject.format === EMAIL_ADDRESS ? subject.nameId : undefined
  return {
    issuer: textOf(single(assertion, 'Issuer')),
    subject,
    email: valuesOf(email, USUAL_NAMES.email)[0] ?? nameIdEmail ?? null,
    name: valuesOf(name, USUAL_NAMES.name)[0] ?? (fullName || null),
    groups: valuesOf(groups, USUAL_NAMES.groups),
  }
}

function subjectOf(assertion: Element): SamlProfile['subject'] {
  const element = single(single(assertion, 'Subject'), 'NameID')
  const nameId = textOf(element)
  const format = attributeOf(element, 'Format') ?? UNSPECIFIED
  if (nameId === '') throw rejected('name_id')
  // A new one for each sign-in, which would create a new user each time.
  if (format === TRANSIENT) throw rejected('transient_name_id')
  return { nameId, format }
}

/** Returns the values of all attributes that are not empty. Values that are not a text, such as an address with parts, are ignored. */
function attributesOf(assertion: Element): Map<string, string[]> {
  const attributes = new Map<string, string[]>()
  const elements = childrenNamed(assertion, ASSERTION, 'AttributeStatement').flatMap((statement) =>
    childrenNamed(statement, ASSERTION, 'Attribute'),
  )
  for (const element of elements) {
    const name = element.getAttribute('Name') ?? ''
    const values = childrenNamed(element, ASSERTION, 'AttributeValue')
      .filter((value) => value.getElementsByTagName('*').length === 0)
      .map(textOf)
      .filter((value) => value !== '')
    attributes.set(name, [...(attributes.get(name) ?? []), ...values])
  }
  return attributes
}

const rejected = (word: string) => new ProviderError('rejected', word)
