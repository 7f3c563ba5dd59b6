import { sql, type WithSubquery } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildVariants } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { contactChannels, passwords, signUps, users, type Project } from '../../db/schema.js'
import type { JsonValue } from '../../db/values.js'
import { addressColumns } from '../../lib/canonical-email.js'
import { auditEventOf, buildEvent, userSubject } from '../audit/record-audit-event.js'
import { signUpOriginOf } from '../sign-ups/sign-ups.js'
import { buildRelease } from './address-ownership.js'

/** The primary address of a new user. The user signs in with it unless `usedForAuth` is false. */
export interface NewEmail {
  value: string
  isVerified: boolean
  usedForAuth?: boolean
}

/** Whether an address is claimed, so that it must be locked first. */
export const isClaim = ({ isVerified, usedForAuth = true }: NewEmail): boolean =>
  usedForAuth || isVerified

/** The rows that a user has from the beginning. */
export interface NewRows {
  id: string
  displayName?: string | null | undefined
  profileImageUrl?: string | null | undefined
  clientMetadata?: JsonValue | undefined
  clientReadOnlyMetadata?: JsonValue | undefined
  serverMetadata?: JsonValue | undefined
  isAnonymous?: boolean | undefined
  otpAuthEnabled?: boolean | undefined
  /** Stored, but required only once it is set again. */
  totpSecretSealed?: string | undefined
  /** The primary address, whose channel gets the ID. */
  email?: NewEmail | undefined
  contactChannelId?: string | undefined
  passwordHash?: string | undefined
  /** The country of the client, if it is known. */
  countryCode?: string | null | undefined
}

/**
 * Inserts the rows of a new user with one statement, and the event of the audit log with them. Lock a claimed address
 * first.
 */
export async function insertUser(ctx: Context, project: Project, rows: NewRows): Promise<void> {
  const { id: userId, email, contactChannelId, passwordHash } = rows
  const origin = signUpOriginOf(ctx, project)
  const parts: Part[] = []
  if (origin !== undefined) parts.push('sign_up')
  if (passwordHash !== undefined) parts.push('password')
  if (email !== undefined) parts.push('channel')
  if (email !== undefined && isClaim(email)) parts.push('claim')
  const now = projectNow(ctx, project)
  await insertParts(ctx.db, parts.join(' ')).execute({
    ...auditEventOf(ctx, project, {
      action: 'user.created',
      subject: userSubject(userId),
      isBySubject: true,
    }),
    userId,
    displayName: rows.displayName || null,
    profileImageUrl: rows.profileImageUrl ?? null,
    clientMetadata: jsonOrNull(rows.clientMetadata),
    clientReadOnlyMetadata: jsonOrNull(rows.clientReadOnlyMetadata),
    serverMetadata: jsonOrNull(rows.serverMetadata),
    isAnonymous: rows.isAnonymous ?? false,
    otpAuthEnabled: rows.otpAuthEnabled ?? false,
    totpSecretSealed: rows.totpSecretSealed ?? null,
    countryCode: rows.countryCode ?? null,
    now,
    ...(origin && {
      signUpUserAgent: origin.userAgent,
      signUpCountryCode: origin.countryCode,
      signUpCityName: origin.cityName,
    }),
    passwordHash,
    ...(email && channelValues(email)),
    contactChannelId,
  })
}

const jsonOrNull = (value: JsonValue | undefined): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value)

/** A part that only some users have from the beginning. */
type Part = 'sign_up' | 'password' | 'channel' | 'claim'

/** The statement for users with some parts. Postgres runs the main part first: a taken ID is rejected before a taken address. */
const insertParts = buildVariants((db, parts: string) => {
  const others: Record<Part, () => WithSubquery> = {
    sign_up: () =>
      db.$with('sign_up').as(
        db.insert(signUps).values({
          userId: sql.placeholder('userId'),
          userAgent: sql.placeholder('signUpUserAgent'),
          countryCode: sql.placeholder('signUpCountryCode'),
          cityName: sql.placeholder('signUpCityName'),
          createdAt: sql.placeholder('now'),
        }),
      ),
    password: () =>
      db.$with('password').as(
        db.insert(passwords).values({
          userId: sql.placeholder('userId'),
          hash: sql.placeholder('passwordHash'),
          updatedAt: sql.placeholder('now'),
        }),
      ),
    channel: () => db.$with('channel').as(buildPrimaryChannel(db)),
    claim: () => db.$with('released').as(buildRelease(db)),
  }
  const named = (Object.keys(others) as Part[]).filter((part) => parts.split(' ').includes(part))
  return db
    .with(db.$with('event').as(buildEvent(db)), ...named.map((part) => others[part]()))
    .insert(users)
    .values({
      id: sql.placeholder('userId'),
      projectId: sql.placeholder('projectId'),
      displayName: sql.placeholder('displayName'),
      profileImageUrl: sql.placeholder('profileImageUrl'),
      clientMetadata: sql`${sql.placeholder('clientMetadata')}`,
      clientReadOnlyMetadata: sql`${sql.placeholder('clientReadOnlyMetadata')}`,
      serverMetadata: sql`${sql.placeholder('serverMetadata')}`,
      isAnonymous: sql.placeholder('isAnonymous'),
      otpAuthEnabled: sql.placeholder('otpAuthEnabled'),
      totpSecretSealed: sql.placeholder('totpSecretSealed'),
      signedUpAt: sql.placeholder('now'),
      lastActiveAt: sql.placeholder('now'),
      countryCode: sql.placeholder('countryCode'),
    })
    .prepare(`insert_user ${parts}`)
})

/** Builds the insertion of a primary address, whose values `channelValues` returns. */
export const buildPrimaryChannel = (db: Database) =>
  db.insert(contactChannels).values({
    id: sql.placeholder('contactChannelId'),
    projectId: sql.placeholder('projectId'),
    userId: sql.placeholder('userId'),
    type: 'email',
    value: sql.placeholder('value'),
    canonicalValue: sql.placeholder('canonicalValue'),
    origin: 'account',
    usedForAuth: sql.placeholder('usedForAuth'),
    isVerified: sql.placeholder('isVerified'),
    isPrimary: true,
    createdAt: sql.placeholder('now'),
  })

/** Returns the values of `buildPrimaryChannel` about an address, and those of `buildRelease`. */
export const channelValues = ({ value, isVerified, usedForAuth = true }: NewEmail) => ({
  ...addressColumns(value),
  usedForAuth,
  isVerified,
})
