/** A path such as `userName`, `name.givenName` or `emails[type eq "work"].value` (RFC 7644, section 3.5.2). */
export interface AttributePath {
  /** In lower case: names are compared without case. */
  attribute: string
  /** The condition that selects values of the attribute. */
  condition: { attribute: string; value: string | boolean } | undefined
  subAttribute: string | undefined
}

/** The schemas whose attributes need no prefix. */
export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'

const MAX_LENGTH = 1000
const PATH =
  /^([a-z$][\w$-]*)(?:\[\s*([a-z$][\w$.-]*)\s+eq\s+("(?:[^"\\]|\\.)*"|true|false)\s*\])?(?:\.([a-z$][\w$-]*))?$/i

/** Removes the prefix of a core schema. A path of another schema keeps its prefix, which no attribute has. */
function withoutSchema(path: string): string {
  const schema = [USER_SCHEMA, GROUP_SCHEMA].find((prefix) =>
    path.toLowerCase().startsWith(`${prefix.toLowerCase()}:`),
  )
  return schema === undefined ? path : path.slice(schema.length + 1)
}

/** Whether a path names an attribute of an extension, which the service does not have. */
export const isOfExtension = (path: string): boolean => /^urn:/i.test(withoutSchema(path))

/** Parses a path; undefined if it is malformed. */
export function parsePath(text: string): AttributePath | undefined {
  const match = text.length > MAX_LENGTH ? null : PATH.exec(withoutSchema(text))
  if (match === null) return undefined
  const [, attribute = '', conditionAttribute, conditionValue, subAttribute] = match
  return {
    attribute: attribute.toLowerCase(),
    condition:
      conditionAttribute === undefined || conditionValue === undefined
        ? undefined
        : { attribute: conditionAttribute.toLowerCase(), value: parseValue(conditionValue) },
    subAttribute: subAttribute?.toLowerCase(),
  }
}

/** Parses a literal, which is a string or a boolean in JSON. An invalid escape sequence makes it the text as it is. */
export function parseValue(literal: string): string | boolean {
  if (/^true$/i.test(literal)) return true
  if (/^false$/i.test(literal)) return false
  try {
    return String(JSON.parse(literal))
  } catch {
    return literal.slice(1, -1)
  }
}
