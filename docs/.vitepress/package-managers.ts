import type { MarkdownRenderer } from 'vitepress'
import convert from 'npm-to-yarn'

/** The package managers, with the command that runs a program of the project's dependencies. */
const managers = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' } as const

type Manager = keyof typeof managers

/** A block of shell commands. */
const BLOCK = /^```sh\n([^`]+)^```$/gm

/** Every line of the block is an npm command or a `cd`. */
const isConvertible = (commands: string) =>
  commands
    .split('\n')
    .every((line) => line === '' || /^(npm (install|i|create|run)|npx|cd) /.test(line))

/**
 * Converts `npm create`. Only npm asks before it downloads the program, and needs `--` before the program's
 * options.
 */
function convertCreate(command: string, manager: Manager): string | undefined {
  const [, program = '', folder, options] =
    /^npm create -y (\S+) (\S+) -- (.*)$/.exec(command) ?? []
  if (folder === undefined) return undefined
  // Yarn Classic accepts no version here, and runs the latest one.
  const name = manager === 'yarn' ? program.replace('@latest', '') : program
  return `${manager} create ${name} ${folder} ${options}`
}

/** pnpm fails if an install script is neither allowed nor denied. The package tsx depends on esbuild, which has such a script. */
const allowBuilds = (command: string): string =>
  command.replace(/^pnpm add (?=.*\btsx\b)/, '$&--allow-build=esbuild ')

/** Converts a command of npm. Without a version, `npx` runs a program that is a dependency of the project. */
function convertCommand(command: string, manager: Manager): string {
  const [, program, started] = /^npx (?!\S+@latest)(.*?)(?: -- (.*))?$/.exec(command) ?? []
  if (program === undefined)
    return convertCreate(command, manager) ?? allowBuilds(convert(command, manager))
  const converted = `${managers[manager]} ${program}`
  return started === undefined ? converted : `${converted} -- ${convertCommand(started, manager)}`
}

const convertBlock = (commands: string, manager: Manager) =>
  commands
    .split('\n')
    .map((line) => convertCommand(line, manager))
    .join('\n')

/** Returns a group of tabs with the commands for each package manager. */
const tabs = (commands: string) =>
  [
    '::: code-group',
    ...(Object.keys(managers) as Manager[]).map(
      (manager) =>
        `\`\`\`sh [${manager}]\n${manager === 'npm' ? commands : convertBlock(commands, manager)}\`\`\``,
    ),
    ':::',
  ].join('\n')

/**
 * Shows commands of npm for the other package managers too. The source has only npm, so that the pages can also be read
 * on a code host.
 */
export function addPackageManagerTabs(md: MarkdownRenderer): void {
  md.core.ruler.before('normalize', 'package-managers', (state) => {
    state.src = state.src.replaceAll(BLOCK, (block, commands: string) =>
      isConvertible(commands) ? tabs(commands) : block,
    )
  })
}
