import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

/**
 * Returns the folder of the user's settings.
 *
 * @see XDG Base Directory Specification, section 3: a relative path is ignored
 */
export function configFolder(platform = process.platform, env = process.env): string {
  const [configured, fallback] =
    platform === 'win32'
      ? [env['APPDATA'], join(homedir(), 'AppData', 'Roaming')]
      : [env['XDG_CONFIG_HOME'], join(homedir(), '.config')]
  return join(configured && isAbsolute(configured) ? configured : fallback, 'latchkey')
}
