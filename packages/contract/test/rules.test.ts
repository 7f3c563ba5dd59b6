import * as routes from '@latchkey/contract/routes'
import { wholeEndpoint, type Endpoint } from '@latchkey/contract'
import { describe, expect, it } from 'vitest'
import { createTeamByServer, deleteTeam, readTeam } from '@latchkey/contract/routes/teams/teams'
import { deleteUser } from '@latchkey/contract/routes/users'
import { signUpAnonymously } from '@latchkey/contract/routes/sign-in/anonymous'
import { signInWithPassword } from '@latchkey/contract/routes/sign-in/password-sign-in'

describe('wholeEndpoint', () => {
  it('adds the codes with which the rules of a call can reject it', () => {
    expect(wholeEndpoint(readTeam).errors).toEqual([
      'USER_AUTHENTICATION_REQUIRED',
      'TEAM_MEMBERSHIP_NOT_FOUND',
    ])
    expect(wholeEndpoint(deleteTeam).errors).toContain('TEAM_PERMISSION_REQUIRED')
    expect(wholeEndpoint(deleteUser).errors).toEqual([
      'USER_NOT_FOUND',
      'PROJECT_ROLE_REQUIRED',
      'RECENT_SIGN_IN_REQUIRED',
    ])
    expect(wholeEndpoint(signUpAnonymously).errors).toContain('PROOF_OF_WORK_REQUIRED')
    expect(wholeEndpoint(signInWithPassword).errors).toContain(
      'PASSWORD_AUTHENTICATION_NOT_ENABLED',
    )
  })

  it('lists each code once', () => {
    const { errors } = wholeEndpoint(createTeamByServer)
    expect(errors.filter((code) => code === 'USER_NOT_FOUND')).toHaveLength(1)
  })
})

describe('the rules of a call', () => {
  it('name the audit events of every write, or why it has none', () => {
    const endpoints = Object.values(routes).flatMap((noun) =>
      Object.entries<Endpoint>(noun).map(([name, endpoint]) => ({ name, ...endpoint })),
    )
    const writes = endpoints.filter(({ method }) => method !== 'GET')
    expect(writes.length).toBeGreaterThan(50)
    expect(writes.filter(({ audit }) => audit === undefined).map(({ name }) => name)).toEqual([])
  })
})
