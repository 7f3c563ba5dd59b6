import type { ProjectRole } from '@latchkey/contract'
import { readProjectInvitation } from '@latchkey/contract/routes/admin/project-invitation-codes'
import type { Client } from '../../client/client.js'
import type { Result } from '../../lib/result.js'
import { normalizeCode, type VerificationCodeError } from './verification-code.js'

/** An invitation to manage a project, as the reader of its email sees it. */
export interface ProjectInvitationDetails {
  /** The ID of the project. */
  readonly projectId: string
  /** The name of the project. */
  readonly projectDisplayName: string
  /** The role that the invitation gives. */
  readonly role: ProjectRole
  /** The address that the invitation was sent to. */
  readonly recipientEmail: string
  /** The name or address of the person who sent it; null if that person's account no longer exists. */
  readonly inviter: string | null
}

export async function getProjectInvitation(
  { http }: Pick<Client, 'http'>,
  code: string,
): Promise<Result<ProjectInvitationDetails, VerificationCodeError>> {
  const body = { code: normalizeCode(code) }
  return http.requestResult(readProjectInvitation, { body }, { tokens: 'none' })
}
