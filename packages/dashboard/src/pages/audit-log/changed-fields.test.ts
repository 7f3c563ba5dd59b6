import { projectSettings } from '../../../../contract/src/project-settings.js'
import { expect, it } from 'vitest'
import { nameOfField, namesOfFields, valueOfField } from './changed-fields.js'

const eventTexts = {
  text: (key: string, values?: object) =>
    values === undefined ? key : `${key} ${Object.values(values).join(' ')}`,
  time: (date: Date) => date.toISOString(),
  list: (values: readonly string[]) => new Intl.ListFormat('en').format(values),
}

it('names every setting of a project that an owner changes as its page does', () => {
  const unnamed = Object.entries(projectSettings)
    .filter(([, { audience }]) => audience !== 'configuration')
    .map(([name]) => name)
    .filter((name) => nameOfField(name, eventTexts).includes(' '))
  // No page has these settings.
  expect(unnamed).toEqual([
    'teamCreatorDefaultPermissions',
    'teamMemberDefaultPermissions',
    'userDefaultPermissions',
  ])
})

it.each([
  ['signUpEnabled', false, 'off'],
  ['isVerified', true, 'yes'],
  ['proofOfWork', 'always', 'proofAlways'],
  ['oauthProviders', ['github', 'google'], 'github and google'],
  ['domains', [], 'none'],
  ['emailConfig.host', null, 'none'],
  ['maxSessionsPerUser', 0, '0'],
  ['banEndsAtMillis', 0, '1970-01-01T00:00:00.000Z'],
])('puts the value of %s into words: %j', (field, value, words) => {
  expect(valueOfField(field, value, eventTexts)).toBe(words)
})

it.each([
  [['supportEmail', 'proofOfWork'], 'supportEmail and proofOfWork'],
  [
    ['emailConfig.host', 'emailConfig.port', 'supportEmail'],
    'nameAndValue emailServer host and port · supportEmail',
  ],
  [
    ['host', 'port', 'username', 'password', 'senderName'].map((name) => `emailConfig.${name}`),
    'nameAndValue emailServer host, port, username, and moreFields 2',
  ],
])('names several fields once for each thing: %j', (fields, words) => {
  expect(namesOfFields(fields, eventTexts)).toBe(words)
})
