import type { AuditEvent } from '@latchkey/core/admin'
import { expect, it } from 'vitest'
import { factsOf, mainFactOf } from './details.js'

const eventTexts = {
  text: (key: string, values?: object) =>
    values === undefined ? key : `${key} ${Object.values(values).join(' ')}`,
  nameOf: (action: string) => action,
  time: (date: Date) => date.toISOString(),
  list: (values: readonly string[]) => values.join(', '),
}

it.each([
  ['Second app', 'Second app'],
  [null, 'second-app'],
])('names the app of an event, with its ID after a deletion: %s', (oauthClientName, value) => {
  const event = {
    ...eventOf('oauth_consent.granted'),
    details: { clientId: 'second-app' },
    oauthClientName,
  }
  expect(factsOf(event, eventTexts)).toEqual([{ name: 'appOfEvent', value }])
})

it('has the old and the new value of a changed field, and neither of a secret', () => {
  const changes = [
    { field: 'emailConfig.password' },
    { field: 'signUpEnabled', before: true, after: false },
  ]
  const event = {
    ...eventOf('project.changed'),
    details: { fields: changes.map(({ field }) => field), changes },
  }
  expect(factsOf(event, eventTexts)).toEqual([
    { name: 'nameAndValue emailServer password', value: 'changedValue' },
    { name: 'allowSignUp', before: 'on', value: 'off' },
  ])
  expect(mainFactOf(event, eventTexts)).toBe('nameAndValue emailServer password · allowSignUp')
})

it('names the address of an address event before the changes', () => {
  const changes = [{ field: 'isVerified', before: false, after: true }]
  const event = { ...eventOf('address.changed'), details: { email: 'ada@example.com', changes } }
  expect(mainFactOf(event, eventTexts)).toBe('ada@example.com')
})

it('has the old and the new end and reason of a changed ban', () => {
  const changes = [
    { field: 'reason', before: 'Spam', after: 'Fraud' },
    { field: 'banEndsAtMillis', before: 0, after: 1000 },
  ]
  const event = { ...eventOf('user.banned'), details: { reason: 'Fraud', changes } }
  expect(mainFactOf(event, eventTexts)).toBe(
    'changedFromTo Spam Fraud · untilTime changedFromTo 1970-01-01T00:00:00.000Z 1970-01-01T00:00:01.000Z',
  )
})

it('names the team of a member beside the permission, and the member of the project', () => {
  const user = { type: 'user', id: 'a', name: 'Ada' } as const
  const added = { ...eventOf('team_member.added'), subject: user, teamName: 'Acme' }
  expect(mainFactOf(added, eventTexts)).toBe('Acme')
  const granted = { ...added, details: { permissionId: 'team_admin' } }
  expect(mainFactOf(granted, eventTexts)).toBe('team_admin · Acme')
  const removed = { ...eventOf('team_member.removed'), teamName: 'Owners', memberName: 'Grace' }
  expect(mainFactOf(removed, eventTexts)).toBe('Grace')
})

function eventOf(action: AuditEvent['action']): AuditEvent {
  const subject = { type: 'project', id: 'a', name: null } as const
  return {
    id: 'a',
    action,
    subject,
    createdAt: new Date(0),
    actor: { type: 'admin', id: null, name: null },
    teamName: null,
    memberName: null,
    oauthClientName: null,
    clientAddress: null,
    userAgent: null,
    requestId: null,
    details: {},
  }
}
