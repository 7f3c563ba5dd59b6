/**
 * Returns a command of a guide, which uses npm, as a user of pnpm would write it.
 *
 * @param {string} command
 */
const toPnpm = (command) =>
  command
    .replace(/^npm create -y (\S+)@latest (\S+) -- /, 'pnpm create $1@latest $2 ')
    .replace(/^npx (\S+@latest)/, 'pnpm dlx $1')
    .replace(/^npm install --save-dev /, 'pnpm add --save-dev ')
    .replace(/^npm install /, 'pnpm add ')
    .replace(/^pnpm add (?=.*\btsx\b)/, '$&--allow-build=esbuild ')
    .replace(/\bnpx /g, 'pnpm exec ')
    .replace(/\bnpm run /g, 'pnpm run ')

/** The package managers of the walks, each with its form of a command of a guide. @type {Record<string, (command: string) => string>} */
export const packageManagers = { npm: (command) => command, pnpm: toPnpm }
