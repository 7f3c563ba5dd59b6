import * as z from 'zod/mini'
import {
  absoluteUrl,
  codeValid,
  email,
  list,
  millis,
  nothing,
  success,
  userIdOrMe,
  uuid,
  verificationCode,
} from '../primitives.js'

/** A pending invitation. Its ID is not its code, which only the email contains. */
export const teamInvitation = z.strictObject({
  id: uuid,
  team_id: uuid,
  expires_at_millis: millis,
  recipient_email: z.string(),
  /** In the list of a user's own invitations. */
  team_display_name: z.optional(z.string()),
})

const ofTeam = z.strictObject({ team_id: uuid })

const withCode = z.strictObject({ code: verificationCode })

export const sendTeamInvitation = {
  strictQuery: false,
  body: z.strictObject({ email, team_id: uuid, callback_url: absoluteUrl }),
  response: z.extend(success, { id: uuid }),
}

export const listTeamInvitations = {
  /** One of both: the invitations of a team, or those that a user received. */
  query: z.strictObject({ team_id: z.optional(uuid), user_id: z.optional(userIdOrMe) }),
  response: list(teamInvitation),
}

export const revokeTeamInvitation = { query: ofTeam, body: nothing, response: success }

export const checkTeamInvitationCode = {
  strictQuery: false,
  body: withCode,
  // The recorded services omit the address and the names.
  response: z.extend(codeValid, {
    recipient_email: z.optional(z.string()),
    team_display_name: z.optional(z.string()),
    inviter_display_name: z.optional(z.string()),
  }),
}

export const readTeamInvitationDetails = {
  strictQuery: false,
  body: withCode,
  response: z.strictObject({
    team_id: uuid,
    team_display_name: z.string(),
    /** The recorded services omit it, and it is unknown for an invitation that a server sent. */
    inviter_display_name: z.optional(z.string()),
  }),
}

export const acceptTeamInvitation = {
  strictQuery: false,
  body: withCode,
  response: z.strictObject({}),
}

export const acceptReceivedInvitation = {
  query: z.strictObject({ user_id: userIdOrMe }),
  body: nothing,
  response: z.strictObject({}),
}
