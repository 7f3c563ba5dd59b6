/** Any JSON value; metadata passes through unread. */
export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Switches of a project (protocol, section 3.1, ProjectAdmin). */
export interface ProjectConfig {
  signUpEnabled: boolean
  credentialEnabled: boolean
  magicLinkEnabled: boolean
  passkeyEnabled: boolean
  clientTeamCreationEnabled: boolean
  clientUserDeletionEnabled: boolean
  allowUserApiKeys: boolean
  allowTeamApiKeys: boolean
  /** Trusts callback URLs on this machine. */
  allowLocalhost: boolean
  /** A switch of our own: in the protocol it is a fixed list of projects. */
  anonymousAccountsEnabled: boolean
}

/** Where a session was last used from; unknown parts are null (protocol, sections 3.1 and 5.3). */
export interface IpInfo {
  ip: string
  countryCode: string | null
  regionCode: string | null
  cityName: string | null
  latitude: number | null
  longitude: number | null
  tzIdentifier: string | null
}

/** A key as the key set publishes it (protocol, section 5.2). */
export interface PublicKey {
  kty: 'EC'
  alg: 'ES256'
  crv: 'P-256'
  x: string
  y: string
  kid: string
}

/** What a code of each kind carries. A code of one kind is unknown to every other. */
export interface CodeData {
  contact_channel_verification: { contactChannelId: string; value: string }
  mfa_attempt: Record<string, never>
}
export type CodeKind = keyof CodeData
