import { readFileSync } from 'node:fs'

/** The sources of everything that the package in the working folder exports, without entries of this repository only. */
export const exportedSources = (): string[] => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
  }
  return Object.values(exports).flatMap((target) => {
    if (typeof target === 'string' || !target['default']) return []
    const source = target['@latchkey/source']
    return source === undefined ? [] : [source.replace('./', '').replace('*', '**/*')]
  })
}
