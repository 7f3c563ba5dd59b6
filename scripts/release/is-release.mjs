// Exits with code 0 if a push to main publishes, because no changeset waits for a version.
import { pendingChangesets } from './pending-changesets.mjs'

process.exitCode = (await pendingChangesets('.changeset')).length === 0 ? 0 : 1
