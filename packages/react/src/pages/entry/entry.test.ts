import type { Project, Snapshot } from '@latchkey/core'
import { expect, it } from 'vitest'
import type { UserState } from '../../hooks/use-user-state.js'
import { user } from '../../../gallery/user.js'
import { entryOf } from './entry.js'

const project = { id: 'p' } as Project
const known: Snapshot<Project> = { status: 'ready', data: project, error: undefined }
const unknown: Snapshot<Project> = { status: 'loading', data: undefined, error: undefined }
const failed: Snapshot<Project> = { status: 'failed', data: undefined, error: new Error('x') }

const nobodyKnows: UserState = { status: 'loading', user: undefined, error: undefined }
const nobodyKnew: UserState = { status: 'failed', user: undefined, error: new Error('x') }
const nobody: UserState = { status: 'signed-out', user: null, error: undefined }
const somebody: UserState = { status: 'signed-in', user, error: undefined }
const anonymous: UserState = { status: 'anonymous', user, error: undefined }

it.each([
  ['project unknown', unknown, nobody, false, 'loading'],
  ['project failed', failed, nobody, false, 'unavailable'],
  ['user unknown', known, nobodyKnows, false, 'loading'],
  ['user failed', known, nobodyKnew, false, 'unavailable'],
  ['somebody', known, somebody, false, 'signed-in'],
  ['nobody', known, nobody, false, 'open'],
  ['IN28: an anonymous user', known, anonymous, false, 'open'],
  ['somebody who has just entered', known, somebody, true, 'open'],
  ['somebody who is just entering', known, nobodyKnows, true, 'open'],
])('%s', (_name, projectSnapshot, userState, isEntering, step) => {
  expect(entryOf(projectSnapshot, userState, isEntering).step).toBe(step)
})
