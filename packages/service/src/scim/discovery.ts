import { GROUP_SCHEMA, USER_SCHEMA } from './attribute-path.js'
import { ScimError } from './errors.js'
import { listResponse, MAX_COUNT } from './list.js'
import type { ScimRequest, ScimResult } from './scim-request.js'
import { groupSchema, userSchema } from './schemas.js'

const CORE = 'urn:ietf:params:scim:schemas:core:2.0'

/** Returns which parts of SCIM the service supports (RFC 7643, section 5). */
export const readServiceConfig = ({ baseUrl }: ScimRequest): ScimResult => ({
  body: {
    schemas: [`${CORE}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MAX_COUNT },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: false },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'Bearer token',
        description: 'A SCIM token of the connection, in the header Authorization.',
        primary: true,
      },
    ],
    meta: {
      resourceType: 'ServiceProviderConfig',
      location: `${baseUrl}/ServiceProviderConfig`,
    },
  },
})

const resourceTypes = [
  { name: 'User', endpoint: '/Users', schema: USER_SCHEMA },
  { name: 'Group', endpoint: '/Groups', schema: GROUP_SCHEMA },
]

const toResourceType = (baseUrl: string, type: (typeof resourceTypes)[number]) => ({
  schemas: [`${CORE}:ResourceType`],
  id: type.name,
  ...type,
  meta: { resourceType: 'ResourceType', location: `${baseUrl}/ResourceTypes/${type.name}` },
})

/** Lists the types of resources (RFC 7643, section 6). */
export const listResourceTypes = ({ baseUrl }: ScimRequest): ScimResult =>
  toList(resourceTypes.map((type) => toResourceType(baseUrl, type)))

export function readResourceType({ baseUrl, id }: ScimRequest): ScimResult {
  const type = resourceTypes.find(({ name }) => name === id)
  if (type === undefined) throw new ScimError(404, 'There is no such type of resource.')
  return { body: toResourceType(baseUrl, type) }
}

const schemas = [userSchema, groupSchema]

const toSchema = (baseUrl: string, schema: (typeof schemas)[number]) => ({
  schemas: [`${CORE}:Schema`],
  ...schema,
  meta: { resourceType: 'Schema', location: `${baseUrl}/Schemas/${schema.id}` },
})

/** Lists the attributes that the service keeps (RFC 7643, section 7). */
export const listSchemas = ({ baseUrl }: ScimRequest): ScimResult =>
  toList(schemas.map((schema) => toSchema(baseUrl, schema)))

export function readSchema({ baseUrl, id }: ScimRequest): ScimResult {
  const schema = schemas.find((other) => other.id.toLowerCase() === id.toLowerCase())
  if (schema === undefined) throw new ScimError(404, 'There is no such schema.')
  return { body: toSchema(baseUrl, schema) }
}

const toList = (resources: unknown[]): ScimResult => ({
  body: listResponse(resources, { total: resources.length, offset: 0 }),
})
