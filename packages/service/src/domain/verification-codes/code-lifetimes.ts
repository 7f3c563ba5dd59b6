import { and, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import { MFA_ATTEMPT_MILLIS } from '@latchkey/contract/constants'
import type { ServiceConfig } from '../../config/config.js'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { teamOf, verificationCodes, type Project } from '../../db/schema.js'
import type { CodeKind } from '../../db/values.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { memoize } from '../../lib/memoize.js'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A passkey ceremony takes up to 60 seconds in the browser. */
const CEREMONY_MILLIS = 65 * SECOND

/**
 * Number of sign-in codes of an address that stay usable, so that an attacker who requests codes cannot lock
 * the owner out.
 */
const USABLE_SIGN_IN_CODES = 3

/** Codes that the service emails and that give access to an account. */
const ACCOUNT_KINDS = ['sign_in', 'password_reset', 'contact_channel_verification'] as const

type CodeProject = Pick<Project, 'id' | 'clockOffsetMillis'>

/**
 * Returns the lifetime of a code in milliseconds. An attacker may read an emailed code in the inbox
 * later, so codes are valid only as long as their use needs (OWASP ASVS 5.0, 6.5.5).
 */
export function codeLifetimeMillis({ codeLifetimes }: ServiceConfig, kind: CodeKind): number {
  const lifetimes: Record<CodeKind, number> = {
    sign_in: codeLifetimes.signInMinutes * MINUTE,
    password_reset: codeLifetimes.passwordResetMinutes * MINUTE,
    contact_channel_verification: codeLifetimes.verificationHours * HOUR,
    team_invitation: codeLifetimes.invitationDays * DAY,
    mfa_attempt: MFA_ATTEMPT_MILLIS,
    passkey_registration: CEREMONY_MILLIS,
    passkey_authentication: CEREMONY_MILLIS,
  }
  return lifetimes[kind]
}

/**
 * Returns a lifetime as text for an email, in the largest unit that divides it.
 *
 * @example lifetimeText(3_600_000, 'en') // '1 hour'
 */
export function lifetimeText(millis: number, language: string): string {
  const [formatOf, size] =
    millis % DAY === 0
      ? [formats.day, DAY]
      : millis % HOUR === 0
        ? [formats.hour, HOUR]
        : [formats.minute, MINUTE]
  return formatOf(language).format(millis / size)
}

// Creating a format takes much longer than formatting.
const formatsIn = (unit: string) =>
  memoize(
    (language: string) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
  )
const formats = { day: formatsIn('day'), hour: formatsIn('hour'), minute: formatsIn('minute') }

interface Recipient {
  /** Null while the address has no account. */
  userId: string | null
  address: string
}

/**
 * Returns true if an open code of this kind was created for the user and address within the last minute. The
 * service then sends no other one: a newer code would void the one that is being delivered, and requests
 * could flood an inbox. Lock the user (`lockUser`), so that concurrent requests cannot both pass.
 */
export async function wasSentRecently(
  ctx: Context,
  project: CodeProject,
  { kind, userId, address }: { kind: CodeKind; userId: string; address: string },
): Promise<boolean> {
  if (keepsOpenCodes(ctx.config)) return false
  const now = projectNow(ctx, project)
  const isRecent = gt(verificationCodes.createdAt, now - MINUTE)
  const isOwn = and(eq(verificationCodes.userId, userId), sentTo(project.id, address))
  const open = and(isOpen, gt(verificationCodes.expiresAt, now), isRecent)
  const condition = and(isOwn, eq(verificationCodes.kind, kind), open)
  return (await ctx.db.$count(verificationCodes, condition)) > 0
}

/** Voids the open codes that a new one of the same kind replaces. Call it before the new code is stored. */
export async function voidReplacedCodes(
  { db, config }: Pick<Context, 'db' | 'config'>,
  projectId: string,
  { kind, userId, address, teamId }: Recipient & { kind: CodeKind; teamId?: string | undefined },
): Promise<void> {
  if (keepsOpenCodes(config)) return
  const sameKind = and(eq(verificationCodes.kind, kind), sentTo(projectId, address), isOpen)
  if (kind === 'sign_in') {
    const newest = db
      .select({ id: verificationCodes.id })
      .from(verificationCodes)
      .where(sameKind)
      .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
      .limit(USABLE_SIGN_IN_CODES - 1)
    await voidWhere(db, and(sameKind, notInArray(verificationCodes.id, newest)))
    return
  }
  const sameOwner = teamId === undefined ? eqOrNull(userId) : eq(teamOf(verificationCodes), teamId)
  await voidWhere(db, and(sameKind, sameOwner))
}

/**
 * Voids the open sign-in, reset and verification codes of a user: all of them, or those of one address.
 * Without it, an older email would still open the account after a code was used or the password was changed.
 */
export async function voidCodes(
  db: Database,
  projectId: string,
  owner: { userId: string; address?: string | undefined },
): Promise<void> {
  await voidWhere(db, and(ownedBy(projectId, owner), isOpen))
}

/** Voids the other open codes of an address after one was used. */
export async function voidOtherCodes(
  { db, config }: Pick<Context, 'db' | 'config'>,
  projectId: string,
  owner: { userId: string; address: string },
): Promise<void> {
  if (!keepsOpenCodes(config)) await voidCodes(db, projectId, owner)
}

/** Whether a code stays usable when another one is sent or used, as in the service of June 2025. */
const keepsOpenCodes = ({ compatibility }: ServiceConfig): boolean => compatibility === 'june-2025'

/** Voids every open code of a user, also those of unfinished passkey registrations and second factors. */
export async function voidEveryCode(db: Database, userId: string): Promise<void> {
  await voidWhere(db, and(eq(verificationCodes.userId, userId), isOpen))
}

/**
 * Deletes the sign-in, reset and verification codes of an address that the user no longer has. Codes without
 * a user stay: any user can add and delete an address, which must not delete the sign-in code of its owner.
 */
export async function deleteCodes(
  db: Database,
  projectId: string,
  { userId, address }: { userId: string; address: string },
): Promise<void> {
  const isOwn = and(eq(verificationCodes.userId, userId), sentTo(projectId, address))
  await db.delete(verificationCodes).where(and(isOwn, ofAccount))
}

function ownedBy(
  projectId: string,
  { userId, address }: { userId: string; address?: string | undefined },
) {
  const isOwn = eq(verificationCodes.userId, userId)
  if (address === undefined)
    return and(eq(verificationCodes.projectId, projectId), isOwn, ofAccount)
  // Codes from before the account existed name no user.
  const isOwnOrUnowned = or(isOwn, isNull(verificationCodes.userId))
  return and(sentTo(projectId, address), isOwnOrUnowned, ofAccount)
}

const ofAccount = inArray(verificationCodes.kind, [...ACCOUNT_KINDS])

const isOpen = isNull(verificationCodes.usedAt)

const sentTo = (projectId: string, address: string) =>
  and(
    eq(verificationCodes.projectId, projectId),
    eq(verificationCodes.address, canonicalEmail(address)),
  )

const eqOrNull = (userId: string | null) =>
  userId === null ? isNull(verificationCodes.userId) : eq(verificationCodes.userId, userId)

/** A void code rejects with VERIFICATION_CODE_EXPIRED: its expiry is its creation. */
const voidWhere = (db: Database, condition: ReturnType<typeof and>) =>
  db
    .update(verificationCodes)
    .set({ expiresAt: sql`${verificationCodes.createdAt}` })
    .where(condition)

/**
 * Returns the time of an expiry. A negative lifetime expires now: the sum could be an instant that no `Date`
 * can represent, and responses contain it.
 */
export const expiryOf = (nowMillis: number, lifetimeMillis: number): number =>
  nowMillis + Math.max(0, lifetimeMillis)
