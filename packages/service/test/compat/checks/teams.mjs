import assert from 'node:assert/strict'
import { callbackUrl, createApps } from '../apps.mjs'
import { assertError, assertOk, assertRejects } from '../expect.mjs'

/**
 * Teams, invitations and permissions of a user.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkTeams = async ({ client, createProject, check }) => {
  const project = await createProject()
  const { newClientApp, newServerApp, signUp } = createApps(client, project)
  const signUpWithTeam = async () => {
    const member = await signUp()
    const team = await member.user.createTeam({ displayName: 'Engines' })
    return { ...member, team }
  }
  const invite = async () => {
    const owner = await signUpWithTeam()
    const guest = await signUp()
    await project.nextMail(guest.email)
    await owner.team.inviteUser({ email: guest.email, callbackUrl })
    const { code } = await project.nextMail(guest.email)
    return { owner, guest, code }
  }

  await check('creates a team', async () => {
    const { user, team } = await signUpWithTeam()
    assert.equal(team.displayName, 'Engines')
    const teams = await user.listTeams()
    assert.deepEqual(
      teams.map((/** @type {any} */ { id }) => id),
      [team.id],
    )
    assert.equal((await user.getTeam(team.id)).displayName, 'Engines')
  })

  await check('does not find a team of another user', async () => {
    const { team } = await signUpWithTeam()
    const { user } = await signUp()
    assert.equal(await user.getTeam(team.id), null)
  })

  await check('updates a team', async () => {
    const { user, team } = await signUpWithTeam()
    await team.update({ displayName: 'Looms', clientMetadata: { plan: 'free' } })
    const updated = await user.getTeam(team.id)
    assert.equal(updated.displayName, 'Looms')
    assert.deepEqual(updated.clientMetadata, { plan: 'free' })
  })

  await check('deletes a team', async () => {
    const { user, team } = await signUpWithTeam()
    await team.delete()
    assert.deepEqual(await user.listTeams(), [])
  })

  await check('selects a team', async () => {
    const { app, user, team } = await signUpWithTeam()
    await user.setSelectedTeam(team)
    assert.equal((await app.getUser()).selectedTeam.id, team.id)
    await user.setSelectedTeam(null)
    assert.equal((await app.getUser()).selectedTeam, null)
  })

  await check('lists the members of a team', async () => {
    const { user, team } = await signUpWithTeam()
    const members = await team.listUsers()
    assert.deepEqual(
      members.map((/** @type {any} */ { id }) => id),
      [user.id],
    )
  })

  await check('updates the profile of the user in a team', async () => {
    const { user, team } = await signUpWithTeam()
    const profile = await user.getTeamProfile(team)
    await profile.update({ displayName: 'Countess' })
    assert.equal((await user.getTeamProfile(team)).displayName, 'Countess')
    assert.equal((await team.listUsers())[0].teamProfile.displayName, 'Countess')
  })

  await check('leaves a team', async () => {
    const { user, team } = await signUpWithTeam()
    await user.leaveTeam(team)
    assert.deepEqual(await user.listTeams(), [])
  })

  await check('joins a team by invitation', async () => {
    const { owner, guest, code } = await invite()
    assertOk(await guest.app.verifyTeamInvitationCode(code))
    const details = await guest.app.getTeamInvitationDetails(code)
    assertOk(details)
    assert.equal(details.data.teamDisplayName, 'Engines')
    assertOk(await guest.app.acceptTeamInvitation(code))
    assert.equal((await guest.user.listTeams())[0].id, owner.team.id)
    assert.equal((await owner.team.listUsers()).length, 2)
  })

  await check('lists and revokes an invitation', async () => {
    const { owner, guest, code } = await invite()
    const [invitation, ...others] = await owner.team.listInvitations()
    assert.deepEqual(others, [])
    assert.equal(invitation.recipientEmail, guest.email)
    assert.ok(invitation.expiresAt.getTime() > Date.now(), String(invitation.expiresAt))
    await invitation.revoke()
    assert.deepEqual(await owner.team.listInvitations(), [])
    assertError(await guest.app.acceptTeamInvitation(code), 'VERIFICATION_CODE_NOT_FOUND')
  })

  await check('rejects an invitation that was used', async () => {
    const { guest, code } = await invite()
    assertOk(await guest.app.acceptTeamInvitation(code))
    const used = await guest.app.verifyTeamInvitationCode(code)
    assertError(used, 'VERIFICATION_CODE_ALREADY_USED')
  })

  await check('lists the permissions of the creator of a team', async () => {
    const { user, team } = await signUpWithTeam()
    const permissions = await user.listPermissions(team)
    const ids = permissions.map((/** @type {any} */ { id }) => id)
    assert.ok(ids.includes('team_admin'), ids.join())
    assert.ok(ids.includes('$update_team'), ids.join())
    assert.equal(await user.hasPermission(team, '$invite_members'), true)
    assert.equal((await user.getPermission(team, 'team_admin')).id, 'team_admin')
    assert.equal(await user.getPermission(team, 'no_such_permission'), null)
  })

  await check('rejects an update of a team by a member without the permission', async () => {
    const { owner, guest, code } = await invite()
    assertOk(await guest.app.acceptTeamInvitation(code))
    const team = await guest.user.getTeam(owner.team.id)
    assert.equal(await guest.user.hasPermission(team, '$update_team'), false)
    await assertRejects(team.update({ displayName: 'Mine' }), 'TEAM_PERMISSION_REQUIRED')
  })

  await check('reads a permission that a server granted in the project', async () => {
    const admin = createApps(client, project).newAdminApp()
    await admin.createProjectPermissionDefinition({
      id: 'write_articles',
      containedPermissionIds: [],
    })
    const { user, app } = await signUp()
    assert.equal(await user.hasPermission('write_articles'), false)
    await (await newServerApp().getUser(user.id)).grantPermission('write_articles')
    const { refreshToken } = await user.getAuthJson()
    const fresh = newClientApp({ tokenStore: { accessToken: '', refreshToken } })
    assert.equal(await (await fresh.getUser()).hasPermission('write_articles'), true)
    assert.equal((await app.getUser()).id, user.id)
  })
}
