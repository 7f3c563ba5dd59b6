import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

const LOCK_FILES: readonly [file: string, manager: PackageManager][] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
]

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Finds the package manager by its lock file. In a workspace, the lock file is in a parent folder. */
async function findByLockFile(folder: string): Promise<PackageManager | undefined> {
  for (const [file, manager] of LOCK_FILES) if (await exists(join(folder, file))) return manager
  const parent = dirname(folder)
  return parent === folder ? undefined : findByLockFile(parent)
}

/**
 * Resolves to the package manager of an app.
 *
 * @param field `packageManager` of package.json, such as `pnpm@10.0.0`, used if there is no lock file
 */
export async function detectPackageManager(
  folder: string,
  field: unknown,
): Promise<PackageManager> {
  const name = typeof field === 'string' ? field.split('@')[0] : undefined
  const configured = LOCK_FILES.find(([, manager]) => manager === name)?.[1]
  return (await findByLockFile(folder)) ?? configured ?? 'npm'
}

export const installCommand = (manager: PackageManager) =>
  // In CI, pnpm rejects a lockfile without the new packages.
  manager === 'pnpm' ? [manager, 'install', '--no-frozen-lockfile'] : [manager, 'install']

export const buildCommand = (manager: PackageManager) => [manager, 'run', 'build']

/** Shell syntax that cannot stand after `latchkey dev --`. */
const SHELL_SYNTAX = /[&|;<>$`()]/

/** Returns a script that starts the app together with the service, or undefined if it cannot be derived. */
export const combinedScript = (command: string): string | undefined =>
  command === '' || command.includes('latchkey') || SHELL_SYNTAX.test(command)
    ? undefined
    : `latchkey dev -- ${command}`

/** Returns the command that starts the app together with the service. */
export function devCommand(manager: PackageManager, script: string): string {
  switch (manager) {
    case 'npm':
      return `npx latchkey dev -- npm run ${script}`
    case 'bun':
      return `bunx latchkey dev -- bun run ${script}`
    default:
      return `${manager} latchkey dev -- ${manager} ${script}`
  }
}
