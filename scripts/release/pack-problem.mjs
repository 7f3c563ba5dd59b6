/**
 * Returns why a package must not be packed, or undefined. Only pnpm replaces the versions `workspace:*` of the manifest
 * and applies `publishConfig`, so a package that npm has packed cannot be installed.
 *
 * @param {string | undefined} userAgent `npm_config_user_agent`, which package managers set for scripts
 */
export const packProblem = (userAgent) =>
  userAgent?.startsWith('pnpm/')
    ? undefined
    : 'Pack this package with "pnpm pack", and publish it with "pnpm run release" at the root. Other package managers keep "workspace:*" in the published package.json.'
