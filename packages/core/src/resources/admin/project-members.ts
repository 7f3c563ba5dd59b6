import type { ProjectRole } from '@latchkey/contract'
import * as routes from '@latchkey/contract/routes/admin/project-members'
import type { ResponseOf } from '../../http/http-client.js'
import type { ServerScope } from '../scope.js'

export type { ProjectRole }

/** The reading methods whose results follow from the members. */
const MEMBER_METHODS = ['listProjectMembers', 'listProjectInvitations', 'getProject'] as const

/** A person who manages the project. It holds the data of one moment and does not change by itself. */
export class ProjectMember {
  /** The ID of the user in the project `internal`. */
  readonly id: string
  /** The name of the person; null if there is none. */
  declare readonly displayName: string | null
  /** The primary address; null if there is none. */
  declare readonly primaryEmail: string | null
  /** A URL or a data URL; null if the person has no picture. */
  declare readonly profileImageUrl: string | null
  /** The role of the person in the project. */
  declare readonly role: ProjectRole
  /** Whether the person signs in with an authenticator app. */
  declare readonly hasSecondFactor: boolean
  /** When the person was last active. */
  declare readonly lastActiveAt: Date
  readonly #scope: ServerScope

  constructor(
    scope: ServerScope,
    { userId, ...fields }: ResponseOf<typeof routes.listProjectMembers>['items'][number],
  ) {
    this.#scope = scope
    this.id = userId
    Object.freeze(Object.assign(this, fields))
  }

  /**
   * Changes the role, which takes effect with the next request of the person, in every project of the team. Only owners can.
   * Rejects with `LAST_PROJECT_OWNER` if the project would have no owner, with `PROJECT_MEMBER_NOT_FOUND` if the person is no
   * longer a member, with `TEAM_PERMISSION_REQUIRED` if the owner may not change the team of the project, and with
   * `RECENT_SIGN_IN_REQUIRED` if the owner signed in too long ago.
   *
   * @example await member.setRole('support')
   */
  async setRole(role: ProjectRole): Promise<void> {
    const input = { params: { memberId: this.id }, body: { role } }
    await this.#scope.http.request(routes.updateProjectMember, input)
    await this.#scope.client.invalidate(...MEMBER_METHODS)
  }

  /**
   * Removes the person from every project of the team, with the next request. Only owners can. Rejects with the same codes as
   * `setRole`.
   *
   * @example await member.remove()
   */
  async remove(): Promise<void> {
    const input = { params: { memberId: this.id } }
    await this.#scope.http.request(routes.removeProjectMember, input)
    await this.#scope.client.invalidate(...MEMBER_METHODS)
  }
}

/** An invitation that can still be accepted. */
export class ProjectInvitation {
  /** The ID of the invitation. It does not accept it: only the email contains the code. */
  declare readonly id: string
  /** The address that the invitation was sent to. */
  declare readonly recipientEmail: string
  /** The role that it gives. */
  declare readonly role: ProjectRole
  /** When it was sent. */
  declare readonly sentAt: Date
  /** From then on, the link in the email no longer works. */
  declare readonly expiresAt: Date
  /** The name or address of the person who sent it; null if that person's account no longer exists. */
  declare readonly inviter: string | null
  readonly #scope: ServerScope

  constructor(
    scope: ServerScope,
    fields: ResponseOf<typeof routes.listProjectInvitations>['items'][number],
  ) {
    this.#scope = scope
    Object.freeze(Object.assign(this, fields))
  }

  /**
   * Sends the email again, with a new link. The link of the earlier email stops working. Only owners can. Rejects with
   * `PROJECT_INVITATION_NOT_FOUND` if the invitation was accepted or revoked, with `REDIRECT_URL_NOT_WHITELISTED` if the
   * project `internal` does not trust the address, with `TEAM_PERMISSION_REQUIRED` if the owner may not change the team of the
   * project, and with `RECENT_SIGN_IN_REQUIRED` if the owner signed in too long ago.
   *
   * @example await invitation.resend({ callbackUrl })
   */
  async resend({ callbackUrl }: { callbackUrl: string }): Promise<void> {
    const input = { params: { invitationId: this.id }, body: { callbackUrl } }
    await this.#scope.http.request(routes.resendProjectInvitation, input)
    await this.#scope.client.invalidate('listProjectInvitations')
  }

  /**
   * Revokes the invitation: the link of its email stops working. Only owners can. Rejects with `PROJECT_INVITATION_NOT_FOUND` if
   * the invitation was accepted or revoked.
   *
   * @example await invitation.revoke()
   */
  async revoke(): Promise<void> {
    const input = { params: { invitationId: this.id } }
    await this.#scope.http.request(routes.revokeProjectInvitation, input)
    await this.#scope.client.invalidate('listProjectInvitations')
  }
}

/** People to invite, and their role. */
export interface NewProjectInvitations {
  /** Up to 50 addresses. */
  emails: readonly string[]
  /** The role that the invited people get. */
  role: ProjectRole
  /** The page that the email links to, on a domain of the project `internal`. It gets the code of the invitation. */
  callbackUrl: string
}

/** The invitations that were sent. */
export interface SentProjectInvitations {
  /** The new invitations. */
  readonly invitations: readonly ProjectInvitation[]
  /** Addresses of people who are members already. They get no email. */
  readonly memberEmails: readonly string[]
}

export async function listProjectMembers(scope: ServerScope): Promise<ProjectMember[]> {
  const { items } = await scope.http.request(routes.listProjectMembers, {})
  return items.map((item) => new ProjectMember(scope, item))
}

export async function listProjectInvitations(scope: ServerScope): Promise<ProjectInvitation[]> {
  const { items } = await scope.http.request(routes.listProjectInvitations, {})
  return items.map((item) => new ProjectInvitation(scope, item))
}

export async function inviteProjectMembers(
  scope: ServerScope,
  { emails, role, callbackUrl }: NewProjectInvitations,
): Promise<SentProjectInvitations> {
  const body = { emails: [...emails], role, callbackUrl }
  const { items, memberEmails } = await scope.http.request(routes.sendProjectInvitations, { body })
  await scope.client.invalidate(...MEMBER_METHODS)
  return { invitations: items.map((item) => new ProjectInvitation(scope, item)), memberEmails }
}
