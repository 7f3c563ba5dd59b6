import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '..', '..', 'packages')

const published = readdirSync(packages)
  .map((name) => JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')))
  .filter(({ publishConfig }) => publishConfig?.access === 'public')

/** @param {Record<string, string | Record<string, string>>} exports */
const withoutSources = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([path, target]) => {
      if (typeof target === 'string') return [path, target]
      const { '@latchkey/source': _, ...rest } = target
      return [path, rest]
    }),
  )

test.each(published)('$name is published without its sources', ({ exports, publishConfig }) => {
  expect(publishConfig.exports).toEqual(withoutSources(exports))
})
