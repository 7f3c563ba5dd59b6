import { projectSettings, type SettingType } from '@latchkey/contract/project-settings'
import { describe, expect, it } from 'vitest'
import { completeProjectConfig } from './project-config.js'
import { projectValueChanges, type AuditedProject } from './project-value-changes.js'

/** Another value than the default, which names the setting where that is possible. */
const otherValues: Readonly<Record<SettingType, (name: string, before: unknown) => unknown>> = {
  boolean: (_, before) => before !== true,
  days: () => 30,
  count: () => 40,
  date: () => '2027-03-01',
  permission: (name) => name,
  permissions: (name) => [name],
  pictureUrl: (name) => `https://pictures.example/${name}`,
  color: () => '#123456',
  email: (name) => `${name}@example.com`,
  mergeStrategy: () => 'raise_error',
  proofOfWork: () => 'always',
}

const defaults = Object.entries(projectSettings)

const before: AuditedProject = {
  displayName: 'Acme',
  description: '',
  isProductionMode: false,
  settings: completeProjectConfig(),
  domains: [],
  oauthProviders: [{ id: 'github', type: 'standard', clientId: 'a', clientSecret: 'SECRET 1' }],
  emailConfig: undefined,
}

const after: AuditedProject = {
  displayName: 'Globex',
  description: 'Energy',
  isProductionMode: true,
  settings: completeProjectConfig(
    Object.fromEntries(
      defaults.map(([name, setting]) => [name, otherValues[setting.type](name, setting.default)]),
    ),
  ),
  domains: [{ domain: 'https://app.example.com', handlerPath: '/handler' }],
  oauthProviders: [
    { id: 'github', type: 'standard', clientId: 'b', clientSecret: 'SECRET 2' },
    { id: 'google', type: 'standard', clientId: 'c', clientSecret: 'SECRET 3' },
  ],
  emailConfig: {
    host: 'mail.example.com',
    port: 465,
    username: 'SECRET 4',
    password: 'SECRET 5',
    senderName: 'Globex',
    senderEmail: 'globex@example.com',
  },
}

describe('projectValueChanges', () => {
  it('lists every setting with its old and new value, except secrets', () => {
    const changes = projectValueChanges(before, after)
    expect(JSON.stringify(changes)).not.toContain('SECRET')
    expect(changes.filter((change) => !('after' in change))).toEqual([
      { field: 'emailConfig.password' },
      { field: 'emailConfig.username' },
      { field: 'oauthProviders.github.clientSecret' },
    ])
    const expected = Object.fromEntries(
      defaults.map(([name, { type, default: value }]) => [
        name,
        [value, otherValues[type](name, value)],
      ]),
    )
    const listed = new Map(
      changes.map((change) => [change.field, [change.before, change.after]] as const),
    )
    expect(Object.fromEntries(listed)).toMatchObject(expected)
    expect(listed.get('domains')).toEqual([[], ['https://app.example.com/handler']])
    expect(listed.get('oauthProviders')).toEqual([['github'], ['github', 'google']])
    expect(listed.get('oauthProviders.github.clientId')).toEqual(['a', 'b'])
    expect(listed.get('emailConfig.host')).toEqual([null, 'mail.example.com'])
  })

  it('lists nothing for the same values in another order', () => {
    const sameProviders = after.oauthProviders.toReversed()
    expect(projectValueChanges(after, { ...after, oauthProviders: sameProviders })).toEqual([])
  })
})
