import * as z from 'zod/mini'
import { nameText, textUpTo } from '@latchkey/contract/schemas/primitives'
import type { ProvisionedUser, UserAttributes } from '../domain/provisioning/provisioned-users.js'
import { USER_SCHEMA } from './attribute-path.js'
import { parseBody } from './parse-body.js'

/** The size of the key of an index is limited. */
const NAME_LENGTH = 256
const nameKey = nameText.check(z.minLength(1, 'must not be empty'))
const optionalText = z.nullish(textUpTo(NAME_LENGTH))

/** Entra ID sends booleans as texts, such as `"False"`. */
const flag = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^(?:true|false)$/i.test(value)
      ? value.toLowerCase() === 'true'
      : value,
  ),
  z.boolean('must be a boolean'),
)

const email = z.object({
  value: z.nullish(textUpTo(NAME_LENGTH)),
  type: z.nullish(z.string()),
  primary: z.nullish(flag),
})

/** A user in a request, without the attributes that the service does not keep. */
const userBody = z.object({
  userName: nameKey,
  externalId: z.nullish(textUpTo(NAME_LENGTH)),
  displayName: z.nullish(nameText),
  name: z.nullish(
    z.object({ formatted: optionalText, givenName: optionalText, familyName: optionalText }),
  ),
  emails: z.nullish(z.array(email).check(z.maxLength(20, 'must have at most 20 values'))),
  active: z.nullish(flag),
})

/**
 * Reads a user. A user without `active` stays as before: an identity provider that does not send it must not give access to a
 * deactivated user.
 */
export function readUserBody(body: unknown, before?: ProvisionedUser): UserAttributes {
  const { userName, externalId, displayName, name, emails, active } = parseBody(userBody, body)
  return {
    userName,
    externalId: externalId || null,
    displayName: displayName || null,
    givenName: name?.givenName || null,
    familyName: name?.familyName || null,
    formattedName: name?.formatted || null,
    email: addressIn(emails ?? []),
    isActive: active ?? before?.isActive ?? true,
  }
}

/** Returns the primary address, or the one for work, or the first one. */
function addressIn(emails: readonly z.output<typeof email>[]): string | null {
  const own = emails.filter(({ value }) => value)
  const address =
    own.find(({ primary }) => primary === true) ?? own.find(({ type }) => type === 'work') ?? own[0]
  return address?.value ?? null
}

/** Returns the part of a user that requests can change, in the form of a request. */
export const toUserBody = (user: UserAttributes) => ({
  userName: user.userName,
  externalId: user.externalId,
  displayName: user.displayName,
  name: {
    formatted: user.formattedName,
    givenName: user.givenName,
    familyName: user.familyName,
  },
  emails: user.email === null ? [] : [{ value: user.email, type: 'work', primary: true }],
  active: user.isActive,
})

/** Returns a user as a response shows it. */
export function toUserResource(user: ProvisionedUser, baseUrl: string) {
  const { externalId, displayName, name, emails, ...attributes } = toUserBody(user)
  const parts = Object.entries(name).filter(([, part]) => part !== null)
  return {
    schemas: [USER_SCHEMA],
    id: user.id,
    ...attributes,
    ...(externalId !== null && { externalId }),
    ...(displayName !== null && { displayName }),
    ...(parts.length > 0 && { name: Object.fromEntries(parts) }),
    ...(emails.length > 0 && { emails }),
    meta: {
      resourceType: 'User',
      created: new Date(user.createdAt).toISOString(),
      lastModified: new Date(user.updatedAt).toISOString(),
      location: `${baseUrl}/Users/${user.id}`,
    },
  }
}
