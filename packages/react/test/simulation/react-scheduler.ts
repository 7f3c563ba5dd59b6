/** Replaces the scheduler of React: deferred tasks run when the simulation calls runTasks. */

interface Task {
  callback: ((isLate: boolean) => unknown) | null
  readonly priority: number
}

let tasks: Task[] = []

export const unstable_ImmediatePriority = 1
export const unstable_UserBlockingPriority = 2
export const unstable_NormalPriority = 3
export const unstable_LowPriority = 4
export const unstable_IdlePriority = 5

export const unstable_now = () => performance.now()
export const unstable_shouldYield = () => false
export const unstable_requestPaint = () => {}
export const unstable_getCurrentPriorityLevel = () => unstable_NormalPriority
export const unstable_cancelCallback = (task: Task) => void (task.callback = null)

export function unstable_scheduleCallback(priority: number, callback: Task['callback']): Task {
  const task = { priority, callback }
  tasks.push(task)
  return task
}

/** Runs the next task and returns whether there was one. */
export function runTasks(): boolean {
  const due = tasks.filter(({ callback }) => callback !== null)
  due.sort((a, b) => a.priority - b.priority)
  tasks = due.slice(1)
  const [task] = due
  if (!task?.callback) return false
  const { callback } = task
  task.callback = null
  const more = callback(false)
  if (typeof more === 'function') {
    // Keeps the task object, so that its caller can cancel it.
    task.callback = more as Task['callback']
    tasks.push(task)
  }
  return true
}
