interface ScimTokenFields {
  /** The ID of the token. */
  readonly id: string
  /** The purpose of the token; empty without one. */
  readonly description: string
  /** When the token was created. */
  readonly createdAt: Date
  /** When the provider used the token last, accurate to an hour; null if it never did. */
  readonly lastUsedAt: Date | null
}

/** A token with which an identity provider provisions users and groups by SCIM 2.0 (RFC 7644). */
export interface ScimToken extends ScimTokenFields {
  /** The end of the token. */
  readonly value: {
    /** The last four characters. */
    readonly lastFour: string
  }
}

/** A new token. It is returned once: copy it to the identity provider. */
export interface CreatedScimToken extends ScimTokenFields {
  /** The token itself. */
  readonly value: string
  /** The base URL to register at the provider along with the token. */
  readonly baseUrl: string
}

/** Options for a new token. */
export interface NewScimToken {
  /** The purpose of the token. Default: none. */
  readonly description?: string | undefined
}

/** A user whom the identity provider of a connection has provisioned. */
export interface ProvisionedUser {
  /** The ID that the provider knows. */
  readonly id: string
  /** The ID of the user. */
  readonly userId: string
  /** The ID at the provider; null if it sent none. */
  readonly externalId: string | null
  /** The name at the provider. */
  readonly userName: string
  /** The email address that the account got from the provider last. */
  readonly email: string
  /** Whether the user is a member of the team, and can sign in with the connection. */
  readonly isActive: boolean
  /** When the user was provisioned. */
  readonly createdAt: Date
  /** When the provider changed the user last. */
  readonly updatedAt: Date
}

/** A group that the identity provider of a connection has provisioned. */
export interface ProvisionedGroup {
  /** The ID that the provider knows. */
  readonly id: string
  /** The ID at the provider; null if it sent none. */
  readonly externalId: string | null
  /** The name, by which a group mapping of the connection names the group. */
  readonly displayName: string
  /** The number of its users, active or not. */
  readonly memberCount: number
  /** When the group was provisioned. */
  readonly createdAt: Date
  /** When the provider changed the group last. */
  readonly updatedAt: Date
}

/** A page of a list of what was provisioned. `nextCursor` is the cursor of the next page; null on the last one. */
export type ProvisioningPage<Item> = readonly Item[] & { readonly nextCursor: string | null }

/** Options for a page of a list of what was provisioned. */
export interface ProvisioningPageOptions {
  /** `nextCursor` of the previous page. Default: the first page. */
  readonly cursor?: string | undefined
  /** The largest number of entries, from 1 to 1,000. Default: 100. */
  readonly limit?: number | undefined
}

/** Returns a page of a list. */
export const toPage = <Item extends object>({
  items,
  pagination: { nextCursor },
}: {
  items: Item[]
  pagination: { nextCursor: string | null }
}): ProvisioningPage<Item> =>
  Object.freeze(
    Object.assign(
      items.map((item) => Object.freeze(item)),
      { nextCursor },
    ),
  )
