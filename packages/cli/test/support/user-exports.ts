import { randomUUID } from 'node:crypto'

/** The password of all users. */
export const PASSWORD = 'correct horse'

// The hashes of this password, by the library of each system.
export const HASHES = {
  bcrypt: '$2b$04$in2krlbqTqWvqmox/MCtzOZoitlP/to/u4rlA82CNENvRxz5zReX2',
  argon2id:
    '$argon2id$v=19$m=256,t=2,p=2$wF//EWlH1SJLAb5TV73o8A$eNFfFIrjj9+mMNaWo20IuSFbdl7AlTiobBCEaNyuwko',
  betterAuth:
    'facc6cd45a9cec8579dfe5f6fed1e3e7:f8dd41275cf165098d8db6a49d848e66db2ecf076f24a9ba65001c64c489bbb3f8834538ef415353a1031111479f30af43b12dc7ef570f43d5a4401b3938c2d8',
  django: 'pbkdf2_sha256$1000$NaClSodium1234$Yssa6BrX7HWvocRZjOlfp84UZH+p+p5woXBhlVQwyeo=',
  firebase:
    'ZKICzw/aMHw8vdjGxgsJzoU1Y63uykdiPEEVnt50NNfmdvLO6km/CMVwKr/d6tK9Px7we7sL5mhO3XjodX2HlA==',
  firebaseSalt: '42xEC+ixf3L2lw==',
}

export type PasswordHashes = typeof HASHES

/** The hash parameters in the README of https://github.com/firebase/scrypt, as the Firebase console shows them. */
export const FIREBASE_PARAMETERS = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`

/** A secret of 160 bits in base32. */
const TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** The secret of an app with Better Auth. */
export const BETTER_AUTH_SECRET = 'better-auth-secret-123456789'
/** The second factor `abcdefghijklmnopqrstuvwxyzABCDEF` that Better Auth 1.7 has encrypted with it. */
const BETTER_AUTH_FACTOR =
  'aa959663090228b1248bdefb48e25d597d91752dfec30abbddb33e005c139319e23db53625d1b1685432a2c800b82eb6c06c7ab36290ed4350235ef2b6d3de246993e51dddca0b14'

/** An export of another system. */
export interface UserExport {
  /** The texts of the files by their names. */
  files: Record<string, string>
  /** The IDs of the users. */
  ids: string[]
}

/** The address of a user. Users with even numbers have verified it. */
export const emailOf = (index: number): string => `user${index}@example.com`
const isVerified = (index: number): boolean => index % 2 === 0
const SIGNED_UP_AT = '2024-05-06T07:08:09.000Z'
const SIGNED_UP_MILLIS = Date.parse(SIGNED_UP_AT)

const lines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')
const csv = (rows: readonly Record<string, string>[]) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((values) => values.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
    .join('\n')

type CreateExport = (count: number, hashes?: PasswordHashes) => UserExport

const each = <Value>(count: number, create: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => create(index))

const clerk: CreateExport = (count, hashes = HASHES) => {
  const ids = each(count, (index) => `user_2abc${index}`)
  return {
    ids,
    files: {
      // The columns of the dashboard.
      'users.csv': csv(
        ids.map((id, index) => ({
          id,
          first_name: 'Ann',
          last_name: String(index),
          username: '',
          primary_email_address: emailOf(index),
          primary_phone_number: '',
          verified_email_addresses: isVerified(index) ? emailOf(index) : '',
          unverified_email_addresses: isVerified(index) ? '' : emailOf(index),
          verified_phone_numbers: '',
          unverified_phone_numbers: '',
          totp_secret: index === 1 ? TOTP_SECRET : '',
          password_digest: hashes.bcrypt,
          password_hasher: 'bcrypt',
        })),
      ),
      // GET /v1/users of the Backend API.
      'clerk-users.json': JSON.stringify(
        ids.map((id, index) => ({
          id,
          first_name: 'Ann',
          last_name: String(index),
          banned: index === 2,
          created_at: SIGNED_UP_MILLIS,
          primary_email_address_id: 'idn_1',
          email_addresses: [
            {
              id: 'idn_1',
              email_address: emailOf(index),
              verification: { status: isVerified(index) ? 'verified' : 'unverified' },
            },
            {
              id: 'idn_2',
              email_address: `other-${emailOf(index)}`,
              verification: { status: 'verified' },
            },
          ],
          external_accounts: [
            {
              provider: 'oauth_google',
              provider_user_id: `g${index}`,
              email_address: emailOf(index),
            },
            { provider: 'oauth_microsoft', provider_user_id: `m${index}`, email_address: '' },
          ],
          public_metadata: { plan: 'pro' },
          private_metadata: {},
          unsafe_metadata: { theme: 'dark' },
        })),
      ),
      // GET /v1/organizations and GET /v1/organizations/{id}/memberships.
      'clerk-organizations.json': JSON.stringify({
        data: [
          {
            object: 'organization',
            id: 'org_1',
            name: 'Engines',
            created_at: SIGNED_UP_MILLIS,
            has_image: false,
            public_metadata: { plan: 'pro' },
            private_metadata: {},
          },
        ],
        total_count: 1,
      }),
      'clerk-memberships.json': JSON.stringify({
        data: ['org:admin', 'org:member', 'org:billing', 'org:guest'].map((role, index) => ({
          object: 'organization_membership',
          id: `orgmem_${index}`,
          role,
          created_at: SIGNED_UP_MILLIS,
          organization: { id: 'org_1' },
          public_user_data: { user_id: ids[index] },
        })),
        total_count: 4,
      }),
    },
  }
}

const auth0: CreateExport = (count, hashes = HASHES) => {
  const objectIds = each(count, (index) => index.toString(16).padStart(24, '0'))
  const ids = objectIds.map((id) => `auth0|${id}`)
  return {
    ids,
    files: {
      'users.json': lines(
        ids.map((user_id, index) => ({
          user_id,
          email: emailOf(index),
          email_verified: isVerified(index),
          name: emailOf(index),
          created_at: SIGNED_UP_AT,
          blocked: index === 2,
          identities: [
            { provider: 'auth0', user_id: objectIds[index] },
            { provider: 'google-oauth2', user_id: `g${index}` },
          ],
          user_metadata: { theme: 'dark' },
          app_metadata: { plan: 'pro' },
        })),
      ),
      'hashes.json': lines(
        objectIds.map((id, index) => ({
          _id: { $oid: id },
          email: emailOf(index),
          passwordHash: hashes.bcrypt.replace('$2b', '$2a'),
        })),
      ),
    },
  }
}

const firebase: CreateExport = (count, hashes = HASHES) => {
  const ids = each(count, (index) => `f${String(index).padStart(27, '0')}`)
  return {
    ids,
    files: {
      'users.json': JSON.stringify({
        users: ids.map((localId, index) => ({
          localId,
          email: emailOf(index),
          emailVerified: isVerified(index),
          displayName: 'Ann',
          createdAt: String(SIGNED_UP_MILLIS),
          disabled: index === 2,
          salt: hashes.firebaseSalt,
          passwordHash: hashes.firebase,
          customAttributes: '{"plan":"pro"}',
          providerUserInfo: [
            { providerId: 'google.com', rawId: `g${index}`, email: emailOf(index) },
            { providerId: 'password', rawId: emailOf(index) },
          ],
        })),
      }),
      'hash-parameters.txt': FIREBASE_PARAMETERS,
    },
  }
}

const supabase: CreateExport = (count, hashes = HASHES) => {
  const ids = each(count, () => randomUUID())
  return {
    ids,
    files: {
      'users.json': JSON.stringify(
        ids.map((id, index) => ({
          id,
          email: emailOf(index),
          encrypted_password: index === 0 ? hashes.argon2id : hashes.bcrypt,
          email_confirmed_at: isVerified(index) ? SIGNED_UP_AT : null,
          created_at: SIGNED_UP_AT,
          banned_until: index === 2 ? '2999-01-01T00:00:00Z' : null,
          deleted_at: null,
          raw_user_meta_data: { full_name: 'Ann' },
          raw_app_meta_data: { plan: 'pro' },
          identities: [
            { provider: 'email', provider_id: id, identity_data: {} },
            { provider: 'google', provider_id: `g${index}`, email: emailOf(index) },
          ],
          mfa_factors:
            index === 1 ? [{ factor_type: 'totp', status: 'verified', secret: TOTP_SECRET }] : [],
        })),
      ),
    },
  }
}

const betterAuth: CreateExport = (count, hashes = HASHES) => {
  const ids = each(count, (index) => `b${String(index).padStart(31, '0')}`)
  return {
    ids,
    files: {
      'tables.json': JSON.stringify({
        user: ids.map((id, index) => ({
          id,
          name: 'Ann',
          email: emailOf(index),
          emailVerified: isVerified(index),
          image: null,
          createdAt: SIGNED_UP_AT,
          banned: index === 2,
          twoFactorEnabled: index === 1,
        })),
        twoFactor: [
          { userId: ids[1], secret: BETTER_AUTH_FACTOR, backupCodes: '00', verified: true },
        ],
        account: ids.flatMap((userId, index) => [
          { userId, providerId: 'credential', accountId: userId, password: hashes.betterAuth },
          { userId, providerId: 'google', accountId: `g${index}`, password: null },
        ]),
        passkey: [
          {
            userId: ids[1],
            name: 'Phone',
            publicKey: 'pQECAyYgASFYIA==',
            credentialID: 'Y3JlZGVudGlhbA',
            counter: 3,
            backedUp: true,
            transports: 'internal,hybrid',
            createdAt: SIGNED_UP_AT,
          },
        ],
        organization: [{ id: 'org1', name: 'Engines', createdAt: SIGNED_UP_AT, metadata: null }],
        member: [{ userId: ids[0], organizationId: 'org1', role: 'owner,billing' }],
      }),
    },
  }
}

const authjs: CreateExport = (count, hashes = HASHES) => {
  const ids = each(count, (index) => `cl${String(index).padStart(23, '0')}`)
  return {
    ids,
    files: {
      'tables.json': JSON.stringify({
        users: ids.map((id, index) => ({
          id,
          name: 'Ann',
          email: emailOf(index),
          emailVerified: isVerified(index) ? SIGNED_UP_AT : null,
          password: hashes.bcrypt,
        })),
        accounts: ids.map((userId, index) => ({
          userId,
          type: 'oauth',
          provider: 'google',
          providerAccountId: `g${index}`,
        })),
      }),
    },
  }
}

const stackAuth: CreateExport = (count, hashes = HASHES) => {
  const ids = each(count, () => randomUUID())
  const teamId = randomUUID()
  return {
    ids,
    files: {
      // Responses of the server API, with a hash of the database.
      'users.json': JSON.stringify({
        is_paginated: true,
        items: ids.map((id, index) => ({
          id,
          primary_email: emailOf(index),
          primary_email_verified: isVerified(index),
          primary_email_auth_enabled: true,
          display_name: 'Ann',
          signed_up_at_millis: SIGNED_UP_MILLIS,
          last_active_at_millis: SIGNED_UP_MILLIS,
          has_password: true,
          password_hash: hashes.bcrypt,
          oauth_providers: [{ id: 'google', account_id: `g${index}`, email: null }],
          client_metadata: { theme: 'dark' },
          selected_team_id: index === 0 ? teamId : null,
        })),
      }),
      'teams.json': JSON.stringify({ items: [{ id: teamId, display_name: 'Engines' }] }),
      'profiles.json': JSON.stringify({ items: [{ team_id: teamId, user_id: ids[0] }] }),
    },
  }
}

const csvFile: CreateExport = (count, hashes = HASHES) => {
  const ids = each(count, (index) => String(index + 1))
  return {
    ids,
    files: {
      'users.csv': csv(
        ids.map((id, index) => ({
          id,
          email: emailOf(index),
          email_verified: String(isVerified(index)),
          display_name: 'Ann, "the first"',
          password_hash: hashes.django,
          signed_up_at: SIGNED_UP_AT,
          banned: String(index === 2),
        })),
      ),
    },
  }
}

/** Exports in the form that each system documents, by the name of the system. */
export const userExports = {
  clerk,
  auth0,
  firebase,
  supabase,
  'better-auth': betterAuth,
  authjs,
  'stack-auth': stackAuth,
  csv: csvFile,
} satisfies Record<string, CreateExport>
