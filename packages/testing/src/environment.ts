import type { ProjectKeys } from './project-seed.js'

const PUBLIC_PREFIXES = ['', 'NEXT_PUBLIC_', 'VITE_', 'PUBLIC_', 'EXPO_PUBLIC_']

/**
 * Returns the environment variables of a project for an app. The public variables also have the prefixes of bundlers.
 *
 * @example spawn('npm', ['run', 'dev'], { env: { ...process.env, ...environmentOf(project) } })
 */
export function environmentOf(
  project: Omit<ProjectKeys, 'superSecretAdminKey'>,
): Record<string, string> {
  const published = {
    LATCHKEY_API_URL: project.baseUrl,
    LATCHKEY_PROJECT_ID: project.projectId,
    LATCHKEY_PUBLISHABLE_CLIENT_KEY: project.publishableClientKey,
  }
  const prefixed = PUBLIC_PREFIXES.flatMap((prefix) =>
    Object.entries(published).map(([name, value]) => [prefix + name, value]),
  )
  return {
    ...(Object.fromEntries(prefixed) as Record<string, string>),
    LATCHKEY_SECRET_SERVER_KEY: project.secretServerKey,
  }
}
