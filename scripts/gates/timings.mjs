/** @typedef {import('./timing-reporter.mjs').FileTime} FileTime */

const SLOWEST = 10

/** @param {number} seconds @param {string} text */
const row = (seconds, text) => `${seconds.toFixed(1).padStart(8)}  ${text}`

/**
 * Renders the time of each vitest project and the ten slowest files. The time of a project is the sum of
 * its files. They run on several workers, so the sum exceeds the elapsed time.
 *
 * @param {FileTime[]} times
 * @returns {string[]} lines
 */
export const renderTimings = (times) => {
  /** @type {Map<string, FileTime[]>} */
  const byProject = new Map()
  for (const time of times)
    byProject.set(time.project, [...(byProject.get(time.project) ?? []), time])
  const projects = [...byProject].map(([project, files]) => ({
    text: `${project} (${files.length} files)`,
    seconds: files.reduce((total, { seconds }) => total + seconds, 0),
  }))
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    'Seconds per vitest project, files added up',
    ...projects
      .toSorted((a, b) => b.seconds - a.seconds)
      .map(({ seconds, text }) => row(seconds, text)),
    'Seconds of the slowest files',
    ...slowest.map(({ seconds, project, file }) => row(seconds, `${project} ${file}`)),
  ]
}
