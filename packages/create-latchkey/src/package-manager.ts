export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** A program with its arguments. */
export interface Command {
  readonly program: string
  readonly args: readonly string[]
}

/**
 * Returns the package manager that runs this program.
 *
 * @param userAgent `npm_config_user_agent`, such as `pnpm/10.0.0 npm/? node/v24.0.0`
 */
export function packageManagerOf(userAgent: string | undefined): PackageManager {
  const name = userAgent?.split('/')[0]
  return name === 'pnpm' || name === 'yarn' || name === 'bun' ? name : 'npm'
}

/** Returns the command that downloads a package and runs its program. */
export function downloadAndRun(manager: PackageManager, args: readonly string[]): Command {
  switch (manager) {
    case 'pnpm':
      return { program: 'pnpm', args: ['dlx', ...args] }
    case 'bun':
      return { program: 'bunx', args }
    // Yarn 1 has no such command. npm comes with Node.js.
    case 'npm':
    case 'yarn':
      return { program: 'npx', args: ['--yes', ...args] }
  }
}

/** Returns the command that installs all packages of an app, and adds some. */
export function addPackages(
  manager: PackageManager,
  names: readonly string[],
  { isForDevelopment = false } = {},
): Command {
  switch (manager) {
    case 'npm':
    case 'pnpm': {
      const command = manager === 'npm' ? 'install' : 'add'
      const options = isForDevelopment ? ['--save-dev'] : []
      return { program: manager, args: [command, ...options, ...names] }
    }
    case 'yarn':
    case 'bun':
      return { program: manager, args: ['add', ...(isForDevelopment ? ['--dev'] : []), ...names] }
  }
}

/** Returns the command that runs a program of an installed package. */
export function runInstalled(manager: PackageManager, args: readonly string[]): Command {
  switch (manager) {
    case 'npm':
      return { program: 'npx', args }
    case 'pnpm':
      return { program: 'pnpm', args: ['exec', ...args] }
    case 'yarn':
      return { program: 'yarn', args: ['run', ...args] }
    case 'bun':
      return { program: 'bunx', args }
  }
}
