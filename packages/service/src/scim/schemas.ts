import { GROUP_SCHEMA, USER_SCHEMA } from './attribute-path.js'

interface Attribute {
  name: string
  type: string
  multiValued: boolean
  required: boolean
  caseExact: boolean
  mutability: string
  returned: string
  uniqueness: string
  description: string
  subAttributes?: Attribute[]
}

/** Describes an attribute with the defaults of RFC 7643, section 2.2. */
const attribute = (
  name: string,
  description: string,
  others: Partial<Attribute> = {},
): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  description,
  ...others,
})

const externalId = attribute('externalId', 'The ID at the identity provider.', { caseExact: true })

/** The attributes of a user that the service keeps. It ignores others. */
export const userSchema = {
  id: USER_SCHEMA,
  name: 'User',
  description: 'A user of the team.',
  attributes: [
    attribute('userName', 'The name by which the identity provider finds the user.', {
      required: true,
      uniqueness: 'server',
    }),
    externalId,
    attribute('displayName', 'The name that people see.'),
    attribute('name', 'The parts of the name.', {
      type: 'complex',
      subAttributes: [
        attribute('formatted', 'The full name.'),
        attribute('givenName', 'The given name.'),
        attribute('familyName', 'The family name.'),
      ],
    }),
    attribute('emails', 'The address of the account. The primary one of several is kept.', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'The address, in a verified domain of the team.'),
        attribute('type', 'Always work.'),
        attribute('primary', 'Always true.', { type: 'boolean' }),
      ],
    }),
    attribute('active', 'Whether the user is a member of the team.', { type: 'boolean' }),
  ],
}

/** The attributes of a group that the service keeps. */
export const groupSchema = {
  id: GROUP_SCHEMA,
  name: 'Group',
  description: 'A group, whose members get permissions in the team.',
  attributes: [
    attribute('displayName', 'The name by which a mapping finds the group.', {
      required: true,
      uniqueness: 'server',
    }),
    externalId,
    attribute('members', 'The users of the group.', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'The ID of a user.', { mutability: 'immutable', caseExact: true }),
        attribute('display', 'The userName of the user.', { mutability: 'readOnly' }),
        attribute('type', 'Always User.', { mutability: 'readOnly' }),
        attribute('$ref', 'The URL of the user.', {
          type: 'reference',
          mutability: 'readOnly',
          caseExact: true,
        }),
      ],
    }),
  ],
}
