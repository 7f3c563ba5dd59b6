import { readFileSync } from 'node:fs'

/** The sources of everything that the package in the working folder exports. */
export const exportedSources = (): string[] => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  return Object.values(exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['@latchkey/source']
    return source === undefined ? [] : [source.replace('./', '').replace('*', '**/*')]
  })
}
