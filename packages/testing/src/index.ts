export { createTestProject, type TestProject } from './test-project.js'
export type { Clock, Duration } from './clock.js'
export type { Faults, OrderedFault, ServiceFault, Turns } from './faults.js'
export type { Inbox, Mail } from './inbox.js'
