import * as z from 'zod/mini'
import { PROJECT_ROLES } from '../../project-roles.js'
import {
  absoluteUrl,
  list,
  millis,
  nothing,
  projectId,
  strictEmail,
  success,
  uuid,
  verificationCode,
} from '../primitives.js'

const role = z.enum(PROJECT_ROLES)

/** A person who manages the project: a user of the project `internal`. */
export const projectMember = z.strictObject({
  user_id: uuid,
  display_name: z.nullable(z.string()),
  profile_image_url: z.nullable(z.string()),
  primary_email: z.nullable(z.string()),
  role,
  has_second_factor: z.boolean(),
  last_active_at_millis: millis,
})

export const listProjectMembers = { response: list(projectMember) }

export const updateProjectMember = { body: z.strictObject({ role }), response: projectMember }

export const removeProjectMember = { body: nothing, response: success }

/** An invitation that can still be accepted. Its ID is not its code, which only the email contains. */
export const projectInvitation = z.strictObject({
  id: uuid,
  recipient_email: z.string(),
  role,
  sent_at_millis: millis,
  expires_at_millis: millis,
  /** The name or address of the person who sent it; null for one that another program sent. */
  inviter: z.nullable(z.string()),
})

export const listProjectInvitations = { response: list(projectInvitation) }

const MAX_INVITATIONS = 50

export const sendProjectInvitations = {
  body: z.strictObject({
    emails: z
      .array(strictEmail)
      .check(
        z.minLength(1, 'must not be empty'),
        z.maxLength(MAX_INVITATIONS, `must have at most ${MAX_INVITATIONS} addresses`),
      ),
    role,
    /** The page that the email links to, on a domain of the project `internal`. */
    callback_url: absoluteUrl,
  }),
  response: z.strictObject({
    items: z.array(projectInvitation),
    /** Addresses of people who are members already. They get no email. */
    member_emails: z.array(z.string()),
  }),
}

export const resendProjectInvitation = {
  body: z.strictObject({ callback_url: absoluteUrl }),
  response: projectInvitation,
}

export const revokeProjectInvitation = { body: nothing, response: success }

export const readProjectInvitation = {
  body: z.strictObject({ code: verificationCode }),
  response: z.strictObject({
    project_id: projectId,
    project_display_name: z.string(),
    role,
    recipient_email: z.string(),
    /** Only the reader of the email knows the code, and so learns this about the own address. */
    recipient_has_account: z.boolean(),
    inviter: z.nullable(z.string()),
  }),
}
