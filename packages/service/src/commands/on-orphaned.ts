const LOOK_MILLIS = 250

/** Looked at before anything takes its time: npm may be gone before somebody waits for that. */
const parent = process.ppid

/**
 * Calls back once npm is gone, if that has started the program: it does so through a shell, and a signal sent
 * to npm ends that shell without ever reaching the program.
 */
export function onOrphaned(callback: () => void): void {
  if (process.env['npm_command'] === undefined) return
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, LOOK_MILLIS)
  timer.unref()
}
