import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { configFolder } from './config-folder.js'

// XDG Base Directory Specification, section 3.
it.each([
  ['linux', {}, join(homedir(), '.config', 'latchkey')],
  ['linux', { XDG_CONFIG_HOME: '/settings' }, '/settings/latchkey'],
  ['linux', { XDG_CONFIG_HOME: 'settings' }, join(homedir(), '.config', 'latchkey')],
  ['linux', { XDG_CONFIG_HOME: '' }, join(homedir(), '.config', 'latchkey')],
  ['win32', { APPDATA: '/roaming', XDG_CONFIG_HOME: '/settings' }, '/roaming/latchkey'],
  ['win32', {}, join(homedir(), 'AppData', 'Roaming', 'latchkey')],
] as const)('returns the settings folder on %s with %j: %s', (platform, env, folder) => {
  expect(configFolder(platform, env)).toBe(folder)
})
