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

interface AddOptions {
  readonly isForDevelopment?: boolean
  /** Packages with an install script. pnpm fails if it is neither allowed nor denied. */
  readonly allowedBuilds?: readonly string[]
}

/** Returns the command that installs all packages of an app, and adds some. */
export function addPackages(
  manager: PackageManager,
  names: readonly string[],
  { isForDevelopment = false, allowedBuilds = [] }: AddOptions = {},
): Command {
  switch (manager) {
    case 'npm':
      return {
        program: 'npm',
        args: ['install', ...(isForDevelopment ? ['--save-dev'] : []), ...names],
      }
    case 'pnpm': {
      const options = [
        ...(isForDevelopment ? ['--save-dev'] : []),
        ...allowedBuilds.map((name) => `--allow-build=${name}`),
      ]
      return { program: 'pnpm', args: ['add', ...options, ...names] }
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
