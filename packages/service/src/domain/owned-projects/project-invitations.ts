import { eq } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID, type ProjectRole } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { projects, type Project } from '../../db/schema.js'
import type { CodeData } from '../../db/values.js'
import { canonicalEmail } from '../../lib/canonical-email.js'
import { recordAuditEvent, teamSubject } from '../audit/record-audit-event.js'
import { sendProjectInvitationEmail } from '../email/project-invitation.js'
import { codeLink, isTrustedCallback } from '../projects/project-domains.js'
import {
  deleteInvitation,
  listInvitations,
  type TeamInvitation,
} from '../teams/team-invitations.js'
import { findAddressOwner } from '../users/address-ownership.js'
import { userNameOf } from '../users/invitation-names.js'
import type { User } from '../users/user-view.js'
import { findUsers } from '../users/users.js'
import { codeLifetimeMillis, lifetimeText } from '../verification-codes/code-lifetimes.js'
import { checkCode, createCodeWithId } from '../verification-codes/verification-codes.js'
import { findOwnerTeamId } from './owner-teams.js'
import {
  joinOwnerTeam,
  listProjectMembers,
  lockOwnerTeam,
  type ManagedProject,
} from './project-members.js'
import { roleOfMember } from './project-roles.js'

/** An invitation to manage a project. */
export interface ProjectInvitation {
  id: string
  email: string
  role: ProjectRole
  sentAt: number
  expiresAt: number
  /** The name or address of the person who sent it. */
  inviter: string | null
}

/** Lists the invitations that can still be accepted, oldest first. A project without a team has none. */
export async function listProjectInvitations(
  ctx: Context,
  { project, internal }: { project: Project; internal: Project },
): Promise<ProjectInvitation[]> {
  const teamId = await findOwnerTeamId(ctx.db, project.id)
  if (teamId === undefined) return []
  const invitations = await listInvitations(ctx, internal, teamId)
  const inviters = await namesOf(
    ctx.db,
    internal,
    invitations.flatMap((invitation) => invitation.project?.inviterId ?? []),
  )
  return invitations.map((invitation) =>
    toProjectInvitation(invitation, inviters.get(invitation.project?.inviterId ?? '')),
  )
}

const toProjectInvitation = (
  { id, email, createdAt, expiresAt, project }: TeamInvitation,
  inviter: string | undefined,
): ProjectInvitation => ({
  id,
  email,
  // An invitation of a team itself gives the role of a plain member.
  role: project?.role ?? roleOfMember(false, null),
  sentAt: createdAt,
  expiresAt,
  inviter: inviter ?? null,
})

async function namesOf(
  db: Database,
  internal: Project,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const users = await findUsers(db, internal, [...new Set(ids)])
  return new Map(users.map((user) => [user.row.id, inviterName(user)]))
}

const inviterName = (user: User): string => userNameOf(user) ?? user.row.id

interface SentInvitations {
  invitations: ProjectInvitation[]
  /** Addresses of people who are members already. */
  memberEmails: string[]
}

/**
 * Invites people by email to manage a project with a role. A later invitation to the same address replaces the earlier one.
 * Throws REDIRECT_URL_NOT_WHITELISTED for a page that the project `internal` does not trust.
 */
export async function sendProjectInvitations(
  ctx: Context,
  managed: ManagedProject,
  { emails, ...invitation }: { emails: readonly string[]; role: ProjectRole; callbackUrl: string },
): Promise<SentInvitations> {
  await requireTrusted(ctx, managed.owner.project, invitation.callbackUrl)
  const recipients = new Map(emails.map((email) => [canonicalEmail(email), email]))
  const result = await inTransaction(ctx, async (tx) => {
    const teamId = await lockOwnerTeam(tx, managed)
    const members = await listProjectMembers(tx, managed)
    const invitations: ProjectInvitation[] = []
    const memberEmails: string[] = []
    for (const email of recipients.values()) {
      const account = await findAddressOwner(tx.db, INTERNAL_PROJECT_ID, email)
      if (members.some(({ user }) => user.row.id === account?.userId)) memberEmails.push(email)
      else invitations.push(await sendInvitation(tx, managed, { ...invitation, teamId, email }))
    }
    return { invitations, memberEmails }
  })
  ctx.outbox.wake()
  return result
}

/** Finds a pending invitation of a project. */
export async function findProjectInvitation(
  ctx: Context,
  { project, internal }: { project: Project; internal: Project },
  id: string,
): Promise<ProjectInvitation> {
  const invitations = await listProjectInvitations(ctx, { project, internal })
  const invitation = invitations.find((candidate) => candidate.id === id)
  if (invitation === undefined) throw fail('PROJECT_INVITATION_NOT_FOUND')
  return invitation
}

/** Sends an invitation again, with a new code. The code of the earlier email stops working. */
export async function resendProjectInvitation(
  ctx: Context,
  managed: ManagedProject,
  { id, callbackUrl }: { id: string; callbackUrl: string },
): Promise<ProjectInvitation> {
  const { project, owner } = managed
  await requireTrusted(ctx, owner.project, callbackUrl)
  const resent = await inTransaction(ctx, async (tx) => {
    const teamId = await lockOwnerTeam(tx, managed)
    const { email, role } = await findProjectInvitation(
      tx,
      { project, internal: owner.project },
      id,
    )
    return sendInvitation(tx, managed, { teamId, email, role, callbackUrl })
  })
  ctx.outbox.wake()
  return resent
}

/** Revokes an invitation: the link of its email stops working. */
export const revokeProjectInvitation = (
  ctx: Context,
  managed: ManagedProject,
  id: string,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const teamId = await findOwnerTeamId(tx.db, managed.project.id)
    const isRevoked =
      teamId !== undefined && (await deleteInvitation(tx, managed.owner.project, { teamId, id }))
    if (!isRevoked) throw fail('PROJECT_INVITATION_NOT_FOUND')
  })

async function requireTrusted({ db }: Context, internal: Project, url: string): Promise<void> {
  if (!(await isTrustedCallback(db, internal, url))) throw fail('REDIRECT_URL_NOT_WHITELISTED')
}

async function sendInvitation(
  tx: Context,
  { project, owner }: ManagedProject,
  {
    teamId,
    email,
    role,
    callbackUrl,
  }: { teamId: string; email: string; role: ProjectRole; callbackUrl: string },
): Promise<ProjectInvitation> {
  const internal = owner.project
  const inviter = inviterName(owner.user)
  const invited = { id: project.id, role, inviterId: owner.user.row.id }
  const { id, code } = await createCodeWithId(tx, internal, {
    kind: 'team_invitation',
    userId: null,
    data: { teamId, email, project: invited },
  })
  const lifetime = codeLifetimeMillis(tx.config, 'team_invitation')
  await sendProjectInvitationEmail(tx, internal, {
    to: email,
    link: codeLink(callbackUrl, code),
    code,
    role,
    inviter,
    project: project.displayName,
    lifetime: lifetimeText(lifetime, 'en'),
  })
  await recordAuditEvent(tx, internal, {
    action: 'team_invitation.sent',
    subject: teamSubject(teamId),
    details: { invitationId: id, email, role },
  })
  const sentAt = projectNow(tx, internal)
  return { id, email, role, sentAt, expiresAt: sentAt + lifetime, inviter }
}

/** The part of an invitation that its reader sees before the sign-in. */
export interface InvitationDetails {
  project: Project
  role: ProjectRole
  email: string
  /** Whether an account signs in with that address. */
  hasAccount: boolean
  inviter: string | null
}

/** Reads an invitation by the code of its email. Throws the codes of verification codes. */
export async function readProjectInvitation(
  ctx: Context,
  internal: Project,
  code: string,
): Promise<InvitationDetails> {
  const { data } = await checkCode(ctx, internal, { kind: 'team_invitation', code })
  const project = await findInvitedProject(ctx.db, data)
  if (data.project === undefined || project === undefined) throw fail('VERIFICATION_CODE_NOT_FOUND')
  const inviters = await namesOf(ctx.db, internal, [data.project.inviterId])
  return {
    project,
    role: data.project.role,
    email: data.email,
    hasAccount: (await findAddressOwner(ctx.db, internal.id, data.email)) !== undefined,
    inviter: inviters.get(data.project.inviterId) ?? null,
  }
}

/**
 * Adds the user who accepts an invitation to its team, with the role of an invitation to a project. Lock the team first. Throws
 * VERIFICATION_CODE_NOT_FOUND if another team owns the project by now: the role would apply to the other projects of the team. Throws
 * USER_AUTHENTICATION_REQUIRED for a role of an anonymous user, who cannot manage projects.
 */
export async function joinInvitedTeam(
  tx: Context,
  project: Project,
  { user, invitation }: { user: User; invitation: CodeData['team_invitation'] },
): Promise<void> {
  const { teamId, project: invited } = invitation
  if (invited !== undefined) {
    if ((await findInvitedProject(tx.db, invitation)) === undefined)
      throw fail('VERIFICATION_CODE_NOT_FOUND')
    if (user.row.isAnonymous) throw fail('USER_AUTHENTICATION_REQUIRED')
  }
  await joinOwnerTeam(tx, project, { teamId, userId: user.row.id, role: invited?.role })
}

/** Finds the project of an invitation, unless another team owns it by now. */
async function findInvitedProject(
  db: Database,
  { teamId, project }: CodeData['team_invitation'],
): Promise<Project | undefined> {
  if (project === undefined || (await findOwnerTeamId(db, project.id)) !== teamId) return undefined
  const [row] = await db.select().from(projects).where(eq(projects.id, project.id))
  return row
}
