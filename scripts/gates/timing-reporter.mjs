import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * @typedef {{ project: string, file: string, seconds: number }} FileTime the time of one test file:
 *   its environment, set-up files, imports and tests
 */

/**
 * A vitest reporter that writes the time of each file to TEST_TIMES_FILE, with the name of its
 * project, which vitest's JSON report does not have.
 */
class TimingReporter {
  /** @param {ReadonlyArray<import('vitest/node').TestModule>} testModules */
  onTestRunEnd(testModules) {
    const times = testModules.map((testModule) => {
      const {
        environmentSetupDuration,
        prepareDuration,
        collectDuration,
        setupDuration,
        duration,
      } = testModule.diagnostic()
      const milliseconds =
        environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
      return {
        project: testModule.project.name,
        file: relative(process.cwd(), testModule.moduleId).replaceAll('\\', '/'),
        seconds: milliseconds / 1000,
      }
    })
    writeFileSync(process.env['TEST_TIMES_FILE'] ?? 'times.json', JSON.stringify(times))
  }
}

// Vitest loads a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default TimingReporter
