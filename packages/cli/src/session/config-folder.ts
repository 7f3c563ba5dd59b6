import { homedir } from 'node:os'
import { isAbsolute, join } from 'node:path'

/**
 * Where a person's settings are kept.
 *
 * @see XDG Base Directory Specification, section 3: a path that is not absolute is ignored
 */
export function configFolder(platform = process.platform, env = process.env): string {
  const [given, otherwise] =
    platform === 'win32'
      ? [env['APPDATA'], join(homedir(), 'AppData', 'Roaming')]
      : [env['XDG_CONFIG_HOME'], join(homedir(), '.config')]
  return join(given && isAbsolute(given) ? given : otherwise, 'latchkey')
}
