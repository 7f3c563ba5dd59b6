// The release runs this before it publishes: users must not get texts in two languages.
import { findGaps } from '../languages/gaps.mjs'

const gaps = await findGaps(process.cwd())
if (gaps.length > 0) {
  console.error(`Translate these texts before the release:\n${gaps.join('\n')}`)
  process.exitCode = 1
}
