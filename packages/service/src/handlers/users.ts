import { fail } from '@latchkey/contract/errors'
import { users as routes } from '@latchkey/contract/routes'
import { users as schemas } from '@latchkey/contract/schemas'
import { success } from '../answer.js'
import { currentUser } from '../current-user.js'
import { checkPicture } from '../domain/picture.js'
import { toCurrentUser } from '../domain/user-answer.js'
import { deleteUser, updateUser } from '../domain/users.js'
import { implement } from '../implement.js'
import { refuse } from '../refusal.js'

export const users = implement(routes, schemas, {
  readCurrentUser: async (call) => toCurrentUser(await currentUser(call)),

  updateCurrentUser: async (call) => {
    const { ctx, body, auth } = call
    const { row } = await currentUser(call)
    checkPicture(body.profile_image_url)
    if (body.passkey_auth_enabled)
      throw refuse(400, 'A passkey is switched on by registering one, not by this field.')
    if (body.otp_auth_enabled && !auth.project.config.magicLinkEnabled)
      throw refuse(400, 'This project has sign-in by magic link switched off.')
    if (body.selected_team_id)
      throw fail('TEAM_MEMBERSHIP_NOT_FOUND', { team_id: body.selected_team_id, user_id: row.id })
    const totpSecret = body.totp_secret_base64
    await updateUser(ctx.db, row.id, {
      displayName: body.display_name === '' ? null : body.display_name,
      profileImageUrl: body.profile_image_url,
      clientMetadata: body.client_metadata,
      totpSecretSealed: totpSecret && ctx.sealer.seal(totpSecret),
      requiresTotp: totpSecret === undefined ? undefined : totpSecret !== null,
      otpAuthEnabled: body.otp_auth_enabled,
    })
    return toCurrentUser(await currentUser(call))
  },

  deleteCurrentUser: async (call) => {
    const { ctx, auth } = call
    const { row } = await currentUser(call)
    if (auth.access === 'client' && !auth.project.config.clientUserDeletionEnabled)
      throw refuse(400, 'This project does not let users delete their own accounts.')
    await deleteUser(ctx.db, row.id)
    return success
  },
})
