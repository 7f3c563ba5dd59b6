// `npm run api`: builds the packages and writes the API of each one into its api.md.
import { mustRun } from './command.mjs'
import { writeReports } from './gates/packages/api.mjs'

await mustRun('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only'])
await writeReports()
